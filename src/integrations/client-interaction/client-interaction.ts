import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the client directive `client:interaction` (see `directive.ts`). */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)),
        });
      },
    },
  };
}
