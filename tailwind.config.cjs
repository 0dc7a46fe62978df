// @ts-check
/**
 * The design tokens: colours, sizes and spacing. `colors` replaces Tailwind's own colours. `src/drawings/colours.test.ts` checks
 * the contrast of the pairs in use.
 */
const colors = {
  current: 'currentColor',
  transparent: 'transparent',
  /** Dark backgrounds: page, bars and footer, and cards. Then decorative lines, and borders of fields. */
  ink: { DEFAULT: '#06191c', bar: '#0a2428', card: '#103338', line: '#1b4a50', soft: '#2c6268' },
  /** Borders of controls on ink. */
  edge: '#4c8a8f',
  /** Secondary text on ink. */
  mist: '#a9c4bf',
  /** Light backgrounds, and text on ink: section, and alternate section. Then decorative lines, fields and muted text. */
  paper: {
    DEFAULT: '#fff4e1',
    band: '#f8e4c3',
    rule: '#ebd0a4',
    field: '#fffbf2',
    muted: '#1b4a50',
  },
  /** The six accents of games. Marigold is also the colour of the main action, and of the focus ring on ink. */
  marigold: { DEFAULT: '#ffb629' },
  hibiscus: { DEFAULT: '#ff7a6b', deep: '#a31f18' },
  lagoon: { DEFAULT: '#2cd3b5', deep: '#00665a' },
  orchid: '#ff9ec0',
  sky: '#8fd0ff',
  mint: '#7be0a0',
  /** Steps between marigold and deep hibiscus in drawings of a sunset, and its last ring. */
  sunset: { gold: '#ffc46b', amber: '#ff8a3d', coral: '#ff5c4d', wine: '#7a1420' },
  /** The middle of the sky at night, and its horizon late at night. */
  night: '#0a2140',
  /** Links and focus on paper. */
  cobalt: '#1e34bc',
};

/** The fallbacks of a font, adapted to its widths in fallback-fonts.css. */
const fallbacks = (/** @type {string} */ face) => [
  ...['Arial', 'Roboto', 'DejaVu'].map((machine) => `${face} ${machine}`),
  'sans-serif',
];

/**
 * The source of a component without its styles, scripts and comments, whose words, such as `fixed`, Tailwind would read as
 * utilities.
 */
const markupOf = (/** @type {string} */ source) =>
  source.replace(/<(style|script)>.*?<\/\1>|\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '');

/** The only rule for reduced motion, for a selector of the root. */
const withoutMotion = (/** @type {string} */ root) => ({
  [`${root}, ${root} *, ${root} ::before, ${root} ::after`]: {
    animation: 'none !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
});

/** @satisfies {import('tailwindcss').Config} */
const config = {
  content: {
    files: [
      './src/{pages,layouts,sections,components,islands}/**/*.astro',
      './src/islands/**/*.tsx',
      '!./src/islands/**/*.test.tsx',
    ],
    transform: { astro: markupOf, tsx: markupOf },
  },
  plugins: [
    (
      /** @type {import('tailwindcss/types/config').PluginAPI} */ {
        addBase,
        addUtilities,
        addVariant,
      },
    ) => {
      addBase({
        '@media (prefers-reduced-motion: reduce)': withoutMotion(':where(:root)'),
        // The switch in the footer, for visitors who do not know the setting of their system.
        ...withoutMotion('[data-reduced-motion]'),
        // Without JavaScript, the switch works only on its page. Elsewhere, `:has()` would slow down styling.
        '@media (scripting: none)': withoutMotion(':where(:root:has(#stop-movement:checked))'),
      });
      // Utilities of Tailwind 4.
      addUtilities({
        '.wrap-anywhere': { overflowWrap: 'anywhere' },
        '.\\@container': { containerType: 'inline-size' },
      });
      // `noscript:` of Tailwind 4.
      addVariant('noscript', '@media (scripting: none)');
      // `animated:block` shows an element while the pointer or the focus is in its `group`, unless motion is reduced.
      addVariant(
        'animated',
        '@media (prefers-reduced-motion: no-preference) { :root:not([data-reduced-motion]) .group:is(:hover, :focus-within) & }',
      );
    },
  ],
  // Both are defaults of Tailwind 4: `hover:` only for pointers that hover, and no utilities such as `bg-opacity-50`.
  future: { hoverOnlyWhenSupported: true, disableColorOpacityUtilitiesByDefault: true },
  // Sets the variables of shadows, transforms and the like only on the elements with such a utility. By default, Tailwind sets all
  // of them on every element, `::before` and `::after`. This slows down styling, and the lead of the home page would exceed its
  // limit (e2e/performance/weight.spec.ts). Each build warns that the setting is experimental. It may change only with the pinned
  // version of Tailwind.
  experimental: { optimizeUniversalDefaults: true },
  // Preflight would push the first paragraph out of the first ten packets. src/styles/reset.css has the rules that the site needs.
  // `filter` and `transform` are methods and attributes in components, and never classes.
  corePlugins: { preflight: false, filter: false, transform: false },
  theme: {
    colors,
    /**
     * The layers of a page, from back to front: the header in a view transition, the header, the skip links, and an expanded game
     * frame. Demos are separate documents.
     */
    zIndex: { transition: '1', header: '20', skip: '30', expanded: '50' },
    screens: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
    fontFamily: {
      display: ['Special Gothic Expanded', ...fallbacks('Expanded')],
      /** The font of the page. */
      sans: ['Special Gothic', ...fallbacks('Text')],
      /** Does not change after the first paint: see prose-font.css. */
      prose: ['Special Gothic Prose', ...fallbacks('Text')],
      /** Only for numerals. */
      numeral: ['Special Gothic Condensed', ...fallbacks('Text')],
    },
    /**
     * Fluid between windows of 360 and 1440 px. In wider windows, the font size of the root grows. With large text on a phone, the
     * window limits the sizes of headings, so that few words break. They are at least as large as the text below.
     */
    fontSize: {
      /** Of the root. Above 1440 px, everything grows with the window: by an eighth at 1920 px, and by a third at 2560 px. */
      root: 'clamp(100%, 62.5% + .4167vw, 131.25%)',
      sm: ['clamp(.875rem, .8542rem + .0926vw, .9375rem)', '1.5'],
      base: ['clamp(1.0625rem, 1.0417rem + .0926vw, 1.125rem)', '1.6'],
      lead: ['clamp(1.1875rem, 1.125rem + .2778vw, 1.375rem)', '1.5'],
      h4: ['clamp(1.0625rem, 1rem + .2778vw, 1.25rem)', '1.2'],
      h3: ['clamp(1.0625rem, 8vw, clamp(1.375rem, 1.25rem + .5556vw, 1.75rem))', '1.1'],
      h2: ['clamp(1.2rem, 9.5vw, clamp(1.75rem, 1.1667rem + 2.5926vw, 3.5rem))', '1.02'],
      h1: ['clamp(1.3rem, 10.5vw, clamp(2.125rem, 1.3333rem + 3.5185vw, 4.5rem))', '1'],
      stat: ['min(clamp(5rem, 3.5rem + 6.6667vw, 9rem), 24vw)', '.82'],
    },
    extend: {
      /** The states of the contact form: see events.ts. */
      data: { held: 'held', sending: 'sending' },
      /** Decorative lines, and secondary text on ink. Stronger with `prefers-contrast: more`: see global.css. */
      borderColor: { 'ink-line': 'var(--line-on-ink)', 'paper-rule': 'var(--line-on-paper)' },
      textColor: { mist: 'var(--mist)' },
      spacing: {
        gutter: 'clamp(1.25rem, .3333rem + 4.0741vw, 4rem)',
        section: 'clamp(2.5rem, 1.5rem + 4.4444vw, 5.5rem)',
        /** Above the heading of a page. */
        heading: 'clamp(2.5rem, 1rem + 5vw, 6rem)',
        /** Between the items of a grid. */
        grid: 'clamp(1.25rem, 1.1667rem + .3704vw, 1.5rem)',
        box: 'min(clamp(1.25rem, 1rem + 1.5vw, 2.25rem), 6.25vw)',
        target: '2.75rem',
      },
      maxWidth: {
        /** The maximum width of the content, including the gutters. */
        wrap: 'calc(clamp(80rem, 70vw, 90rem) + 8rem)',
        measure: '32.5rem',
        lead: '32rem',
      },
      borderRadius: { sm: '8px', md: '14px', lg: '20px' },
      borderWidth: { 3: '3px' },
      fontWeight: { semibold: '650' },
      gridTemplateColumns: { '7-5': '7fr 5fr' },
      /** For movements that end: fast, then slow. */
      transitionTimingFunction: { settle: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    },
  },
};

module.exports = config;
