// @ts-check
/**
 * The design tokens: colours, sizes and spacing. `colors` replaces Tailwind's own colours. `src/drawings/colours.test.ts`
 * computes the contrast of the pairs in use.
 */
const colors = {
  current: 'currentColor',
  transparent: 'transparent',
  /** Dark backgrounds: page, bars and footer, cards. Then decorative lines, and borders of fields. */
  ink: { DEFAULT: '#06191c', bar: '#0a2428', card: '#103338', line: '#1b4a50', soft: '#2c6268' },
  /** Borders of controls on ink. */
  edge: '#4c8a8f',
  /** Secondary text on ink. */
  mist: '#a9c4bf',
  /** Light backgrounds, and text on ink: section, alternate section. Then decorative lines, fields, muted text. */
  paper: {
    DEFAULT: '#fff4e1',
    band: '#f8e4c3',
    rule: '#ebd0a4',
    field: '#fffbf2',
    muted: '#1b4a50',
  },
  /** The six accents of games. Marigold is also the main action, and the focus ring on ink. */
  marigold: { DEFAULT: '#ffb629' },
  hibiscus: { DEFAULT: '#ff7a6b', deep: '#b3261e' },
  lagoon: { DEFAULT: '#2cd3b5', deep: '#00665a' },
  orchid: '#ff9ec0',
  sky: '#8fd0ff',
  mint: '#7be0a0',
  /** Between marigold and the deep hibiscus in drawings of a sunset, and its last ring. */
  sunset: { amber: '#ff8a3d', coral: '#ff5c4d', wine: '#7a1420' },
  /** Links and focus on paper. */
  cobalt: '#1e34bc',
};

/** The fonts of other machines with the measures of one of ours, from fallback-fonts.css. */
const fallbacks = (/** @type {string} */ face) => [
  ...['Arial', 'Roboto', 'DejaVu'].map((machine) => `${face} ${machine}`),
  'sans-serif',
];

/** @satisfies {import('tailwindcss').Config} */
const config = {
  content: {
    files: [
      './src/{pages,layouts,sections,components}/**/*.astro',
      './src/islands/*.tsx',
      '!./src/islands/*.test.tsx',
    ],
    // Without scoped styles: their properties, such as `static`, would generate utilities that no element uses.
    transform: { astro: (source) => source.replace(/<style.*<\/style>/s, '') },
  },
  // Tailwind 4 does both by default: `hover:` only for pointers that hover, and no utilities such as `bg-opacity-50`.
  plugins: [
    (/** @type {import('tailwindcss/types/config').PluginAPI} */ { addVariant }) => {
      // `animated:block` shows what moves as long as the `group` around it is pointed at or has the focus.
      addVariant(
        'animated',
        '@media (prefers-reduced-motion: no-preference) { :root:not([data-reduced-motion]) .group:is(:hover, :focus-within) & }',
      );
    },
  ],
  future: { hoverOnlyWhenSupported: true, disableColorOpacityUtilitiesByDefault: true },
  // Tailwind's preflight costs each page some 800 bytes of the first ten packets, which then lack the first paragraph. The
  // rules of it that pages need are in src/styles/reset.css.
  //
  // Each of the others would set variables on every element, `::before` and `::after` of every page, for utilities that none uses: 340 bytes
  // a page, and a seventh of the time for its styles. Take out the one that you need.
  corePlugins: Object.fromEntries(
    [
      'preflight',
      'backdropFilter',
      'borderSpacing',
      'boxShadow',
      'contain',
      'filter',
      'fontVariantNumeric',
      'ringWidth',
      'scrollSnapType',
      'touchAction',
      'transform',
    ].map((name) => [name, false]),
  ),
  theme: {
    colors,
    /**
     * The layers of pages, from back to front. The first is that of the header in a view transition. The skip links lie
     * above the header, and the game frame covers the page. The demos are documents of their own.
     */
    zIndex: { transition: '1', header: '20', skip: '30', expanded: '50' },
    screens: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
    fontFamily: {
      display: ['Special Gothic Expanded', ...fallbacks('Expanded')],
      /** The font of the page, which Tailwind sets. */
      sans: ['Special Gothic', ...fallbacks('Text')],
      /** Stays what it was at the first paint: see prose-font.css. */
      prose: ['Special Gothic Prose', ...fallbacks('Text')],
      /** Numerals alone, which never break a line. */
      numeral: ['Special Gothic Condensed', ...fallbacks('Text')],
    },
    /**
     * Fluid between windows of 360 and 1440 px. In wider windows the root's font size grows, and with it every rem. Large
     * text on a phone stops at a share of the window, so that no word of a heading breaks.
     */
    fontSize: {
      sm: ['clamp(.875rem, .8542rem + .0926vw, .9375rem)', '1.5'],
      base: ['clamp(1.0625rem, 1.0417rem + .0926vw, 1.125rem)', '1.6'],
      lead: ['clamp(1.1875rem, 1.125rem + .2778vw, 1.375rem)', '1.5'],
      h4: ['min(clamp(1.0625rem, 1rem + .2778vw, 1.25rem), 6.2vw)', '1.2'],
      h3: ['min(clamp(1.375rem, 1.25rem + .5556vw, 1.75rem), 8vw)', '1.1'],
      h2: ['min(clamp(1.75rem, 1.1667rem + 2.5926vw, 3.5rem), 9.5vw)', '1.02'],
      h1: ['min(clamp(2.125rem, 1.3333rem + 3.5185vw, 4.5rem), 10.5vw)', '1'],
      hero: ['clamp(min(2.125rem, 11vw), .5rem + 5.4vw, 5.5rem)', '.98'],
      stat: ['min(clamp(5rem, 3.5rem + 6.6667vw, 9rem), 24vw)', '.82'],
    },
    extend: {
      /** Lines between parts, and secondary text on ink. Stronger for those who ask for more contrast: see global.css. */
      borderColor: { 'ink-line': 'var(--line-on-ink)', 'paper-rule': 'var(--line-on-paper)' },
      textColor: { mist: 'var(--mist)' },
      spacing: {
        gutter: 'clamp(1.25rem, .3333rem + 4.0741vw, 4rem)',
        section: 'clamp(2.5rem, 1.5rem + 4.4444vw, 5.5rem)',
        gap: 'clamp(1.25rem, 1.1667rem + .3704vw, 1.5rem)',
        card: 'clamp(1.25rem, 1.0833rem + .7407vw, 1.75rem)',
        box: 'min(clamp(1.25rem, 1rem + 1.5vw, 2.25rem), 6.25vw)',
        target: '2.75rem',
      },
      maxWidth: {
        /** The width of the content, and a gutter on either side. */
        wrap: 'calc(clamp(80rem, 70vw, 90rem) + 8rem)',
        measure: '32.5rem',
        lead: '32rem',
      },
      /** A button whose message has arrived. */
      animation: { confirm: 'confirm 420ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
      keyframes: { confirm: { '40%': { scale: '1.06' } } },
      borderRadius: { sm: '8px', md: '14px', lg: '20px' },
    },
  },
};

module.exports = config;
