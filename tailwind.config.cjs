/**
 * Every colour, size and rhythm of the site, named for its work. `colors` replaces Tailwind's own,
 * so that a colour that is not listed here does not exist; `src/lib/colours.test.ts` computes the
 * contrast of the pairs that are used.
 */
const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  /** Ground of the night: page, bars and footer, cards, decorative lines, muted text on paper. */
  ink: { DEFAULT: '#06191c', bar: '#0a2428', card: '#103338', line: '#1b4a50', soft: '#2c6268' },
  /** Borders of controls on ink. */
  edge: '#4c8a8f',
  /** Secondary text on ink. */
  mist: '#a9c4bf',
  /** Ground of the day, and text on ink: page, second band, decorative rules, fields, muted text. */
  paper: {
    DEFAULT: '#fff4e1',
    band: '#f8e4c3',
    rule: '#ebd0a4',
    field: '#fffbf2',
    muted: '#1b4a50',
  },
  /** The six spot inks: accents of the games; marigold is the main action and the focus on ink. */
  marigold: { DEFAULT: '#ffb629', light: '#ffd27a', deep: '#8a5200' },
  hibiscus: { DEFAULT: '#ff7a6b', deep: '#b3261e' },
  lagoon: { DEFAULT: '#2cd3b5', deep: '#00665a' },
  orchid: '#ff9ec0',
  sky: '#8fd0ff',
  mint: '#7be0a0',
  /** Links and focus on paper. */
  cobalt: '#1e34bc',
  /** The accent of the game that an element with `data-accent` belongs to. */
  accent: 'var(--accent)',
  /** The focus ring's colour on the ground at hand. */
  focus: 'var(--focus)',
};

/** @satisfies {import('tailwindcss').Config} */
const config = {
  content: {
    files: ['./src/**/*.{astro,tsx}', '!./src/**/*.test.tsx'],
    // A part's own styles name properties such as `static` and `transition`, which would bring utilities
    // that no element asks for.
    transform: { astro: (source) => source.replace(/<style>.*<\/style>/s, '') },
  },
  future: { hoverOnlyWhenSupported: true },
  // A utility brings the variables it needs; by default every page carries those of all (220 bytes with Brotli).
  experimental: { optimizeUniversalDefaults: true },
  // Words of our text and code that Tailwind would take for utilities.
  blocklist: ['!button', '!hidden', 'filter', 'table', 'transform', 'transition'],
  corePlugins: {
    // The reset in global.css covers the elements we write; preflight costs 670 bytes more on every page.
    preflight: false,
    // Saves 140 bytes a page. `bg-ink/50` works without them.
    backgroundOpacity: false,
    borderOpacity: false,
    textOpacity: false,
  },
  theme: {
    colors,
    screens: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
    fontFamily: {
      display: ['Special Gothic Expanded', 'Expanded fallback', 'sans-serif'],
      text: ['Special Gothic', 'Text fallback', 'sans-serif'],
      numeral: ['Special Gothic Condensed', 'Condensed fallback', 'sans-serif'],
    },
    /** Fluid from a 360 px to a 1440 px window; rem parts keep them growing with the reader's size. */
    fontSize: {
      sm: ['clamp(.875rem, .8542rem + .0926vw, .9375rem)', '1.5'],
      base: ['clamp(1.0625rem, 1.0417rem + .0926vw, 1.125rem)', '1.6'],
      lead: ['clamp(1.1875rem, 1.125rem + .2778vw, 1.375rem)', '1.5'],
      h4: ['clamp(1.0625rem, 1rem + .2778vw, 1.25rem)', '1.2'],
      h3: ['clamp(1.375rem, 1.25rem + .5556vw, 1.75rem)', '1.1'],
      h2: ['clamp(1.75rem, 1.1667rem + 2.5926vw, 3.5rem)', '1.02'],
      h1: ['clamp(2.125rem, 1.3333rem + 3.5185vw, 4.5rem)', '1'],
      hero: ['clamp(min(2.125rem, 11vw), .75rem + 5.25vw, 5.5rem)', '.98'],
      numeral: ['clamp(2.25rem, 2rem + 1.1111vw, 3rem)', '1'],
      stat: ['min(clamp(5rem, 3rem + 8.8889vw, 11rem), 24vw)', '.82'],
    },
    extend: {
      spacing: {
        gutter: 'clamp(1.25rem, .3333rem + 4.0741vw, 4rem)',
        section: 'clamp(4rem, 2.6667rem + 5.9259vw, 8rem)',
        gap: 'clamp(1.25rem, 1.1667rem + .3704vw, 1.5rem)',
        card: 'clamp(1.25rem, 1.0833rem + .7407vw, 1.75rem)',
        box: 'clamp(1.25rem, 1rem + 1.5vw, 2.25rem)',
        header: 'var(--header)',
        target: '2.75rem',
      },
      maxWidth: {
        wrap: 'calc(80rem + 2 * clamp(1.25rem, .3333rem + 4.0741vw, 4rem))',
        measure: '34rem',
        lead: '32rem',
      },
      borderRadius: { sm: '8px', md: '14px', lg: '20px' },
      transitionDuration: { DEFAULT: '120ms' },
    },
  },
};

module.exports = config;
