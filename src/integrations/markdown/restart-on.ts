import type { AstroIntegration } from 'astro';

/** Restarts the dev server when a file changes that the configuration has read. `file` is the path from the project's root. */
export function restartOn(file: string): AstroIntegration {
  return {
    name: 'restart-on',
    hooks: {
      'astro:config:setup': ({ addWatchFile, config }) => {
        addWatchFile(new URL(file, config.root));
      },
    },
  };
}
