import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { Blockquote, Heading, Nodes, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { withBase } from '../../lib/urls.ts';
import { linkUrl } from '../check/check-links.ts';
import { checkNode, type TextContext } from '../check/check-markdown.ts';
import { checkAges } from '../check/ages.ts';
import { checkMoney, checkTypedFacts } from '../check/check-words.ts';
import { firstLine, type ContentFile, type RenderedText } from '../read/content-file.ts';
import { factNames, interpolate } from '../facts.ts';
import { lintMarkdown } from '../check/lint-markdown.ts';
import { mistake } from '../messages.ts';

/** A hundred special characters that nest, without a word between. The parsers of Markdown overflow, or take minutes. */
const nesting =
  /(?:(?:[>[\]()!*_~^]|[-+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*(?:\p{L}{1,3} ?)?){100}/u;

/** Renders the Markdown of a file to HTML, and reports its mistakes. `root` is the project's folder. */
export async function renderText(
  file: ContentFile,
  context: TextContext,
  root: string,
): Promise<RenderedText> {
  const { textLine, report, text } = file;
  const nothing = { html: '', metadata: { headings: [], imagePaths: [] } };
  if (text === undefined) return nothing;
  const [nested] = nesting.exec(text) ?? [];
  if (nested) {
    const line = text.slice(0, text.indexOf(nested)).split('\n').length;
    const wanted = 'Words, without so many special characters in a row.';
    report(textLine - 1 + line, mistake('the text', firstLine(nested), wanted));
    return nothing;
  }
  const remarkCheck = () => (tree: Root) => {
    visit(tree, (node, index = 0, parent) => {
      const position = node.position ?? parent?.position;
      const source = text.slice(position?.start.offset, position?.end.offset);
      const line = textLine - 1 + (position?.start.line ?? 1);
      report(line, ...checkNode(node, source, context));
      noteNames(file, node, source, line);
      if (['paragraph', 'heading', 'tableCell'].includes(node.type))
        report(line, ...checkWords(source, file, context.venue));
      if (node.type === 'heading' && isEmpty(node, parent?.children[index + 1]))
        report(line, mistake('a heading', firstLine(source), 'Words below it, or no heading.'));
      fillNode(node, context);
    });
    visit(tree, 'table', (table, index, parent) => {
      if (index === undefined || !parent) return;
      parent.children[index] = scrollBox(table);
      return SKIP;
    });
  };
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [remarkCheck],
    // Drops comments. The check above refuses all other HTML.
    remarkRehype: { allowDangerousHtml: false },
  });
  for (const { line, message } of lintMarkdown(text)) report(textLine - 1 + line, message);
  const fileURL = pathToFileURL(join(root, file.file));
  const { code, metadata } = await processor.render(text, { fileURL });
  if (!/[\p{L}\p{N}]/u.test(code.replace(/<[^>]*>/g, ''))) {
    const wanted =
      'At least a paragraph below the second line of dashes. For example: The last warm hour of the day.';
    report(textLine - 1, mistake('the text', 'no words', wanted));
  }
  const { headings, localImagePaths: imagePaths } = metadata;
  return { html: code, metadata: { headings, imagePaths } };
}

/** Notes the links to a part of a page, and the facts in braces. */
function noteNames({ fragments, facts }: ContentFile, node: Nodes, source: string, line: number) {
  if (node.type === 'link' && /^(?:\/[^?#]*)?#(?!\/|$)/.test(node.url))
    fragments.push({ line, url: node.url });
  if (node.type === 'text') for (const name of factNames(source)) facts.add(name);
}

/** Whether no word stands below a heading, up to the next of the same level. */
function isEmpty({ depth }: Heading, next: Nodes | undefined): boolean {
  return !next || (next.type === 'heading' && next.depth <= depth);
}

/** What is wrong with the words of a text, without its special characters and addresses. */
function checkWords(source: string, { file }: ContentFile, venue: TextContext['venue']) {
  const words = source.replaceAll(/[*_~`\\]|(?<=\]\()[^)]*|https?:\S+/g, '');
  const money = file.includes('/games/') ? checkMoney(words) : [];
  return [...checkAges(words, venue), ...checkTypedFacts(words, venue), ...money];
}

/** Posters are this large on game pages too. In pixels. */
const posterSize = { width: 800, height: 1000 };

/** A table in a box of its own, which scrolls where the page is too narrow. Its name is the first row. */
function scrollBox(table: Table): Blockquote {
  const first: string[] = [];
  for (const cell of table.children[0]?.children ?? [])
    visit(cell, 'text', ({ value }) => void first.push(value));
  const hProperties = { role: 'region', ariaLabel: first.join(', '), tabIndex: 0 };
  return { type: 'blockquote', children: [table], data: { hName: 'div', hProperties } };
}

/** Fills in the facts of a node, adds the site's sub-path to links, and the size to pictures. */
function fillNode(node: Nodes, { facts, base }: TextContext): void {
  if (node.type === 'link') {
    const url = linkUrl(node.url, facts);
    node.url = url.startsWith('/') ? withBase(url, base) : url;
  } else if (node.type === 'image') {
    node.alt = interpolate(node.alt ?? '', facts);
    node.data = { hProperties: posterSize };
  } else if (node.type === 'text') node.value = interpolate(node.value, facts);
}
