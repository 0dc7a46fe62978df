import type { AstroIntegration } from 'astro';

/** Adds the directive `client:interaction`, see `directive.ts`. */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: new URL('./directive.ts', import.meta.url).pathname,
        });
      },
    },
  };
}
