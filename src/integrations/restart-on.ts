import type { AstroIntegration } from 'astro';

/** Restarts the dev server when `file` changes (a path from the project's root), because the configuration reads it. */
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
