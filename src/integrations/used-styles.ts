import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';

const styleSheet = /(?<=<style>)(?!astro-island)[^]*?(?=<\/style>)/;
/** A selector of one class, such as `.flex` or `.focus\:px-6:focus`. */
const oneClass = /^\.((?:\\.|[\w-])+)(?::[\w-]+)*$/;
const hash = (css: string) => createHash('sha256').update(css).digest('base64');
const read = (file: URL) => readFileSync(file, 'utf8');

/**
 * Takes the rules of classes that only other pages use out of the style sheets: 350 to 900 bytes a page with Brotli.
 * Pages of one kind keep one sheet, so that the policy does not grow with the number of games. A class that a
 * script sets has to stand there as a whole word, which Tailwind asks for as well.
 */
export function usedStyles(): AstroIntegration {
  return {
    name: 'used-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const cwd = fileURLToPath(dir);
        const scripts = globSync('_astro/*.js', { cwd }).map((file) => read(new URL(file, dir)));
        const pages = globSync('{*,game/*}.html', { cwd }).map((file) => {
          const path = new URL(file, dir);
          const html = read(path);
          return { path, html, css: styleSheet.exec(html)?.[0] ?? '' };
        });
        for (const [css, alike] of Map.groupBy(pages, (page) => page.css)) {
          const used = usedRules(css, [
            ...alike.map(({ html }) => html.replace(css, '')),
            ...scripts,
          ]);
          for (const { path, html } of alike) {
            writeFileSync(path, html.replace(css, () => used).replace(hash(css), hash(used)));
          }
        }
      },
    },
  };
}

/** The style sheet without the rules of one class that stands in none of the texts. */
export function usedRules(css: string, texts: string[]): string {
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`<>=]+/)));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const [, name] = oneClass.exec(rule.selector) ?? [];
    if (name && !words.has(name.replaceAll('\\', ''))) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
