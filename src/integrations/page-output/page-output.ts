import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { builtPages, filesIn, type BuiltPage } from '../../build/built-pages.ts';
import { refuseForeignElements } from './inline-elements.ts';
import { deferIslandScript } from './island-script.ts';
import { applyPolicy, writtenPolicy } from './policy.ts';
import { pruneStyles } from './used-styles.ts';

/** A comment of an inline drawing, unlike `<!--astro:end-->`. They are for its editors: 135 bytes of home (Brotli 5). */
const drawingComment = /<!-- [^]*? -->/g;

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
        const pages = builtPages(dir).map(({ file, html: written }) => {
          const page = { file, html: written.replaceAll(drawingComment, '') };
          refuseForeignElements(page, writtenPolicy(page.html));
          const { html, runtime } = deferIslandScript(page, base);
          if (runtime) writeFileSync(new URL(runtime.file, dir), runtime.script);
          return { file, html };
        });
        for (const { file, html } of pruneStyles(pages, scripts)) {
          writeFileSync(new URL(file, dir), applyPolicy(html));
        }
        removeUnnamedDrawings(dir, pages);
      },
    },
  };
}

/** Astro also writes a file of each drawing that stands in the documents alone. */
function removeUnnamedDrawings(dir: URL, pages: readonly BuiltPage[]): void {
  for (const file of filesIn(dir, /^_astro\/.*\.svg$/)) {
    if (!pages.some(({ html }) => html.includes(file))) rmSync(new URL(file, dir));
  }
}
