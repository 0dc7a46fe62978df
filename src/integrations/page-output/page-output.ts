import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { builtPages, filesIn } from '../../build/built-pages.ts';
import { refuseForeignElements } from './inline-elements.ts';
import { deferIslandScript } from './island-script.ts';
import { applyPolicy, writtenPolicy } from './policy.ts';
import { withoutSpaces } from './spaces.ts';
import { pruneStyles } from './used-styles.ts';

/**
 * Rewrites each built page: Astro's script for islands becomes a file, unused styles go, and the policy names what the
 * page holds. Stops the build at an inline script or style that came from content. `base` is the sub-path.
 */
export function pageOutput(base: string): AstroIntegration {
  return {
    name: 'page-output',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const scripts = filesIn(dir, /^_astro\/.*\.js$/).map((file) =>
          readFileSync(new URL(file, dir), 'utf8'),
        );
        const pages = builtPages(dir).map((page) => {
          refuseForeignElements(page, writtenPolicy(page.html));
          const { html, runtime } = deferIslandScript(page, base);
          if (runtime) writeFileSync(new URL(runtime.file, dir), runtime.script);
          return { file: page.file, html };
        });
        for (const { file, html } of pruneStyles(pages, scripts)) {
          writeFileSync(new URL(file, dir), applyPolicy(withoutSpaces(html)));
        }
      },
    },
  };
}
