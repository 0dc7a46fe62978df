/** Faults that a tired person could make, each with the check that has to find it. */

interface Check {
  /** What is wrong, as a sentence. */
  fault: string;
  /** Where it is planted. */
  file: string;
  /** A script of package.json, unit tests of one file, or browser tests of one project. */
  check: { script: string } | { unit: string } | { project: string; spec: string; test?: string };
  /** What the check prints when it finds the fault. */
  names: string;
}

/** A text of the file is replaced, or the whole file by another. */
type Change = { before: string | RegExp; after: string } | { replacement: string };

export type Fault = Check & Change;

const unit = (file: string) => ({ unit: file });
const everyPage = (test: string) => ({
  project: 'sub-path',
  spec: 'every-page',
  test,
});
const wide = (path: string) => everyPage(`/${path} on a wide screen`);
const phone = (path: string) => everyPage(`/${path} on a phone`);
const root = (spec: string) => ({ project: 'root', spec });

const head = 'src/layouts/head/PageHead.astro';
const page = 'src/layouts/Page.astro';
const header = 'src/sections/site/Header.astro';
const footer = 'src/sections/site/Footer.astro';
const poster = 'src/components/Poster.astro';
const features = 'src/sections/home/Features.astro';
const session = 'src/demos/engine/session.ts';
const frame = 'src/sections/game/GameFrame.astro';
const form = 'src/islands/ContactForm.tsx';
const menu = 'src/islands/MenuToggle.tsx';
const styles = 'src/styles/global.css';

export const faults: Fault[] = [
  {
    fault: 'A link of the navigation lost its aria-current',
    file: 'src/sections/site/MainNav.astro',
    before: /aria-current=\{.*?\}/,
    after: '',
    check: wide('contact'),
    names: '[aria-current=page]',
  },
  {
    fault: 'The menu stays open on the choice of a link',
    file: menu,
    before: "closest('a')",
    after: "closest('b')",
    check: root('navigation/menu'),
    names: 'the choice of a link closes it',
  },
  {
    fault: 'The menu does not say whether it is open',
    file: menu,
    before: 'aria-expanded={open}',
    after: '',
    check: root('navigation/menu'),
    names: 'aria-expanded',
  },
  {
    fault: 'The form sends twice',
    file: form,
    before: 'fieldset.disabled || ',
    after: '',
    check: { project: 'third-party', spec: 'third-party/endpoint', test: 'quick succession' },
    names: 'send one message',
  },
  {
    fault: 'The form is not cleared once it is sent',
    file: form,
    before: 'form.reset();',
    after: '',
    check: root('contact-form/form'),
    names: 'the form is empty',
  },
  {
    fault: 'The form waits one second instead of two',
    file: form,
    before: '2000',
    after: '1000',
    check: unit('ContactForm'),
    names: 'sends for two seconds',
  },
  {
    fault: 'The form forgets what was typed before it hydrates',
    file: form,
    before: 'button.current?.dispatchEvent',
    after: 'form.reset();\n    button.current?.dispatchEvent',
    check: root('contact-form/form'),
    names: 'typed',
  },
  {
    fault: 'React is asked for without a touch',
    file: header,
    before: 'client:interaction',
    after: 'client:load',
    check: wide('terms'),
    names: 'islandScripts',
  },
  {
    fault: 'A font is 8 kB larger',
    file: 'src/assets/fonts/special-gothic.woff2',
    // As the package has it, with all its characters.
    replacement:
      'node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2',
    check: phone('terms'),
    names: 'bytes of fonts',
  },
  {
    fault: 'An image has no size',
    file: poster,
    before: / width=\S+/,
    after: '',
    check: { script: 'lint:html' },
    names: 'missing required "width"',
  },
  {
    fault: 'An image has no alternative text',
    file: poster,
    before: / alt=\{.*?\}/,
    after: ' alt=""',
    check: { script: 'lint:html' },
    names: 'it says too little',
  },
  {
    fault: 'A fallback font has other widths, so that the page shifts',
    file: 'src/styles/fallback-fonts.css',
    before: /size-adjust: [\d.]+%/,
    after: 'size-adjust: 100%',
    check: wide(''),
    names: 'expectNoShift',
  },
  {
    fault: 'The page overflows by 15 px at 320 px',
    file: footer,
    before: '<footer ',
    after: '<p class="w-[335px]">Too wide</p><footer ',
    check: wide('terms'),
    names: 'at 320 px',
  },
  {
    fault: 'The policy blocks a script',
    file: page,
    before: '<slot />',
    after: '<script is:inline>document.title;</script><slot />',
    check: { script: 'build:tests' },
    names: 'holds an inline <script>',
  },
  {
    fault: 'The frame of a demo lost its sandbox',
    file: frame,
    before: '{sandbox}',
    after: '',
    check: root('games/game-page'),
    names: 'sandbox',
  },
  {
    fault: 'The frame of a demo is not lazy',
    file: frame,
    before: 'loading="lazy"',
    after: '',
    check: root('games/game-page'),
    names: 'loading',
  },
  {
    fault: 'A hash leaves the site',
    file: 'src/layouts/head/hash-redirect.js',
    before: '`${base}/${path}${query}`',
    after: 'location.hash.slice(1)',
    check: root('navigation/hash-redirect'),
    names: 'x.example',
  },
  {
    fault: 'An old address no longer works',
    file: 'src/layouts/head/hash-redirect.js',
    before: 'contact|',
    after: 'kontact|',
    check: root('navigation/hash-redirect'),
    names: '#/contact',
  },
  {
    fault: 'The canonical link is wrong',
    file: head,
    before: 'rel="canonical" href={url}',
    after: 'rel="canonical" href={`${url}/`}',
    check: wide('contact'),
    names: 'link[rel=canonical]',
  },
  {
    fault: 'The sitemap lacks a page',
    file: 'src/layouts/LegalPage.astro',
    before: '<Page ',
    after: '<Page noindex ',
    check: everyPage('the sitemap lists'),
    names: 'the sitemap lists',
  },
  {
    fault: 'A game has no page',
    file: 'src/pages/game/[gameId].astro',
    before: 'games.map(',
    after: 'games.slice(1).map(',
    check: wide(''),
    names: '/game/',
  },
  {
    fault: 'A colour has a contrast of 4.2',
    file: 'tailwind.config.cjs',
    before: /mist: '#\w+'/,
    after: "mist: '#6f7f81'",
    check: unit('colours'),
    names: 'contrast',
  },
  {
    fault: 'The header hides the focus',
    file: styles,
    before: /scroll-padding-block: .*;/,
    after: '',
    check: wide('terms'),
    names: 'the header',
  },
  {
    fault: 'The focus ring is gone',
    file: styles,
    before: ':focus-visible:not(main) {',
    after: ':focus-visible:not(*) {',
    check: wide('contact'),
    names: 'hidden focus',
  },
  {
    fault: 'A heading level is skipped',
    file: features,
    before: /<h3[^>]*>[^<]*<\/h3>/,
    after: '<h5>Skipped</h5>',
    check: { script: 'lint:html' },
    names: 'heading-level',
  },
  {
    fault: 'A feature card is missing',
    file: features,
    before: /<li>[^]*?<\/li>/,
    after: '',
    check: root('pages/home'),
    names: 'four features',
  },
  {
    fault: 'A demo pays a round wrongly',
    file: session,
    before: 'multiple * STAKE',
    after: '(multiple + 1) * STAKE',
    check: unit('engine/session'),
    names: 'session',
  },
  {
    fault: 'Play credits go negative',
    file: session,
    before: 'credits >= STAKE',
    after: 'credits >= 0',
    check: unit('engine/session'),
    names: 'session',
  },
  {
    fault: 'A host file lacks the policy',
    file: 'src/integrations/host-files/headers.ts',
    before: "'Content-Security-Policy': policy,",
    after: '',
    check: unit('host-files'),
    names: 'host-files',
  },
  {
    fault: 'All pages have the same title',
    file: head,
    before: '<Head title={fullTitle}',
    after: '<Head title={name}',
    check: everyPage('a title and a description of its own'),
    names: 'a title and a description of its own',
  },
  {
    fault: 'The page does not say its language',
    file: page,
    before: 'lang="en-GB"',
    after: '',
    check: wide('terms'),
    names: 'lang',
  },
  {
    fault: 'The skip link leads nowhere',
    file: page,
    before: 'href="#main"',
    after: 'href="#content"',
    check: wide('terms'),
    names: '#content',
  },
  {
    fault: 'A link of the footer is dead',
    file: 'src/lib/site-map.ts',
    before: "path: '/privacy'",
    after: "path: '/privacy-policy'",
    check: wide('terms'),
    names: 'privacy-policy',
  },
  {
    fault: 'A link is too small for a thumb',
    file: footer,
    before: ' min-h-target',
    after: '',
    check: phone('terms'),
    names: 'is too small',
  },
  {
    fault: 'The header is printed',
    file: header,
    before: ' print:hidden',
    after: '',
    check: wide('terms'),
    names: 'prints in black on white',
  },
  {
    fault: 'The page scrolls smoothly for those who want less motion',
    file: styles,
    before: 'scroll-behavior: auto !important;',
    after: '',
    check: wide('terms'),
    names: 'scroll-behavior',
  },
  {
    fault: 'A page asks a third party',
    file: footer,
    before: '<footer ',
    after: '<img src="https://x.example/a.png" width="1" height="1" alt="A picture" /><footer ',
    check: wide('terms'),
    names: 'x.example',
  },
  {
    fault: 'A preview may be listed by search engines',
    file: head,
    before: 'noindex={hidden}',
    after: 'noindex={noindex}',
    check: { project: 'third-party', spec: 'third-party/content', test: 'preview' },
    names: 'noindex',
  },
  {
    fault: 'A part of the site imports from a part above it',
    file: 'src/lib/site-map.ts',
    before: /^/,
    after: "import '../sections/site/Footer.astro';\n",
    check: { script: 'lint' },
    names: 'may not import from this folder',
  },
  {
    fault: 'A component has an inline style',
    file: footer,
    before: '<footer ',
    after: '<footer style="color: red" ',
    check: { script: 'lint' },
    names: 'inline style',
  },
  {
    fault: 'A type is wrong',
    file: 'src/lib/site-map.ts',
    before: /^/,
    after: "export const year: number = '2025';\n",
    check: { script: 'typecheck' },
    names: 'site-map.ts',
  },
  {
    fault: 'A word is misspelt',
    file: 'src/sections/home/Figures.astro',
    before: 'Happy Players',
    after: 'Hapy Players',
    check: { script: 'spelling' },
    names: 'Hapy',
  },
  {
    fault: 'A game has no description',
    file: 'src/content/games/Zulu.md',
    before: /^description: .*$/m,
    after: '',
    check: { script: 'check:content' },
    names: 'description',
  },
  {
    fault: 'The venue has a telephone number that nobody can call',
    file: 'src/content/venue.md',
    before: /number: \+44 .*/,
    after: 'number: 020 call us',
    check: { script: 'check:content' },
    names: 'number',
  },
  {
    fault: 'Pages are not rendered ahead',
    file: head,
    before: /<InlineJson type="speculationrules".*\/>/,
    after: '',
    check: root('navigation/whole-browser'),
    names: 'renders a page ahead',
  },
  {
    fault: 'A page is not kept for Back',
    file: 'src/sections/game/game-frame.ts',
    before: /^/,
    after: "addEventListener('unload', () => undefined);\n",
    check: root('navigation/whole-browser'),
    names: 'data-restored',
  },
];
