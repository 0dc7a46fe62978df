import postcss from 'postcss';
import type { BuiltPage } from '../../build/built-pages.ts';

const styleSheets = /(?<=<style>)[^]*?(?=<\/style>)/g;
/** What in a selector may name a class that its element need not have: `:not(.a)`, `[href$='.pdf']`. */
const optional = /:[\w-]+\((?:[^()]|\([^()]*\))*\)|(?<!\\)\[[^\]]*\]/g;
/** The classes of a selector, such as `focus\:px-6`. */
const classes = /(?<=\.)(?:\\.|[a-z_-])(?:\\.|[\w-])*/gi;

/**
 * Removes unused styles from the inline style sheets, and shortens the scopes of components (docs/performance.md has what
 * that saves). Pages with the same sheets keep common ones, so that the policy does not grow with the number of games. A
 * script must hold a class that it sets as a whole word, as Tailwind also requires.
 */
export function pruneStyles(pages: readonly BuiltPage[], scripts: string[]): BuiltPage[] {
  const sheetsOf = (html: string) => html.match(styleSheets) ?? [];
  const groups = Map.groupBy(pages, ({ html }) => sheetsOf(html).join());
  return [...groups.values()].flatMap((group) => {
    const texts = [...group.map(({ html }) => html.replace(styleSheets, '')), ...scripts];
    const sheets = sheetsOf(group[0]?.html ?? '').map(
      (css) => [css, usedRules(css, texts)] as const,
    );
    return group.map(({ file, html }) => {
      const pruned = sheets.reduce((page, [css, used]) => page.replace(css, () => used), html);
      return { file, html: shortenScopes(pruned, sheets.join()) };
    });
  });
}

/** Shortens the scopes of a style sheet, such as `astro-cc6i5xso`, because each page repeats them. */
export function shortenScopes(text: string, css: string): string {
  const scopes = new Set(css.match(/(?<=\.)astro-\w{8}/g));
  return [...scopes].reduce((short, scope, index) => short.replaceAll(scope, `s${index}`), text);
}

/** Removes the selectors with a class that is in none of the texts, and Tailwind's variables and fonts without use. */
export function usedRules(css: string, texts: string[]): string {
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`<>=]+/)));
  const isUsed = (selector: string) =>
    (selector.replace(optional, '').match(classes) ?? []).every((name) =>
      words.has(name.replaceAll('\\', '')),
    );
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkDecls(/^--tw-/, (variable) => {
    if (!css.includes(`var(${variable.prop}`)) variable.remove();
  });
  const written = sheet.toString();
  sheet.walkDecls('font-family', ({ parent, value }) => {
    const isFace = parent?.type === 'atrule';
    if (isFace && written.split(value).length === 2) parent.remove();
  });
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  return sheet.toString();
}
