import type { AstroIntegration } from 'astro';

/**
 * Makes `astro build` end with the exit code 1 unless it has written pages. Without it, a build whose last promise never settles
 * ends with 0. Node exits once nothing is left to wait for, and Astro sets no code before its last step.
 */
export function completeBuild(): AstroIntegration {
  return {
    name: 'complete-build',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        // A complete build ends by process.exit(0), which replaces this code.
        process.exitCode = 1;
        process.once('exit', (code) => {
          if (code !== 0) console.error('The build is incomplete. Do not publish dist.');
        });
      },
      'astro:build:done': ({ pages }) => {
        if (pages.length === 0) throw new Error('The build has written no page.');
      },
    },
  };
}
