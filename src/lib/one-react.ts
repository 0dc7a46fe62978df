import type { Plugin } from 'vite';

const react = /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//;

/**
 * Puts React and Astro's renderer for it into one file. In files that import each other, the inner ones are asked for
 * once the outer ones have come: a round trip more, before an island is awake.
 */
export const oneReact: Plugin = {
  name: 'one-react',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  options: (options) => ({
    ...options,
    // The renderer is an entry of its own; else it would become one more file that imports this one.
    preserveEntrySignatures: 'allow-extension',
  }),
  outputOptions: (options) => ({
    ...options,
    manualChunks: (id) => (react.test(id) ? 'react' : undefined),
  }),
};
