/** Checks the Markdown of a content file, as visitors will see it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMarkdownProcessor, rehypeHeadingIds } from '@astrojs/markdown-remark';
import type { Element, Root as Html } from 'hast';
import type { Nodes, Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import { SKIP, visit } from 'unist-util-visit';
import { remarkFacts, type FactOptions } from '../../src/integrations/markdown/remark-facts.ts';
import type { ContentError, ContentFile } from '../../src/lib/content/content-files.ts';
import { factPattern, unknownFacts } from '../../src/schemas/fields/fact-names.ts';
import type { Legal } from '../../src/schemas/legal.ts';
import { unparsedMarkdown } from './unparsed-markdown.ts';
import { elementError } from './element-error.ts';
import { passageErrors } from './passage-errors.ts';

/** A link or a picture in a text. */
interface Found {
  line: number;
  value: string;
}

/** The errors of a text, and what it contains for other checks. */
export interface CheckedText {
  errors: ContentError[];
  /** The ids of its headings and of elements in HTML. */
  ids: string[];
  /** The words of its headings. */
  headings: string[];
  links: Found[];
  /** `isHtml`: an `<img>`, whose address the build does not change. `isSized`: it has a width and a height. */
  pictures: (Found & { isHtml: boolean; isSized: boolean })[];
}

/** Checks the text of a content file in the project at `root`. */
export async function checkText(
  root: string,
  { file, fields, data, text, errorAt }: ContentFile,
  { venue, thirdParties }: Pick<FactOptions, 'venue' | 'thirdParties'>,
): Promise<CheckedText> {
  // The passages of a text whose fields have errors cannot replace its names.
  const facts = { venue: data ? venue : undefined, thirdParties };
  const checked: CheckedText = { errors: [], ids: [], headings: [], links: [], pictures: [] };
  const report = (line: number, message: string) =>
    void checked.errors.push({ file, line, field: 'the text', message });
  const hint = (line: number, message: string) =>
    void checked.errors.push({ file, line, field: 'the text', message, isHint: true });
  const names = new Set<string>();

  /** Reads the Markdown, before facts are filled in. */
  const readMarkdown = () => (tree: Root) => {
    visit(tree, (node) => {
      const line = lineOf(node);
      for (const name of namesIn(node)) names.add(name);
      const message = blockHint(node, text);
      if (message) hint(line, message);
    });
  };

  const checkBraces = (line: number, words: string) => {
    for (const [name] of words.matchAll(factPattern)) {
      const isReported = checked.errors.some(({ message }) => message.startsWith(name));
      if (facts.venue && !isReported)
        report(
          line,
          `${name} is printed as it is, because facts do not work in HTML. Use Markdown.`,
        );
    }
  };
  const collect = (node: Element, line: number) => {
    const { id, href, src, alt, title } = node.properties;
    const address = decoded(String(href ?? src ?? ''));
    checkBraces(line, [address, alt, title].join(' '));
    if (id) checked.ids.push(String(id));
    if (/^h[2-6]$/.test(node.tagName)) checked.headings.push(textIn(node));
    if (address.search(factPattern) >= 0) return;
    if (node.tagName === 'a' && href !== undefined) checked.links.push({ line, value: address });
    if (node.tagName !== 'img') return;
    const isHtml = text[node.position?.start.offset ?? 0] === '<';
    const isSized = ['width', 'height'].every((name) => name in node.properties);
    checked.pictures.push({ line, value: address, isHtml, isSized });
  };
  /** Reads the HTML that visitors get. */
  const readHtml = () => (tree: Html) => {
    visit(tree, (node) => {
      const line = lineOf(node);
      if (node.type === 'text') {
        for (const mark of unparsedMarkdown(node.value)) hint(line + mark.line, mark.message);
        checkBraces(line, node.value);
      }
      if (node.type !== 'element') return;
      if (['code', 'pre'].includes(node.tagName)) return SKIP;
      const message = elementError(node);
      if (message) {
        report(line, message);
        return SKIP;
      }
      collect(node, line);
      return undefined;
    });
  };

  const options: FactOptions = { ...facts, base: '/', report };
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [readMarkdown, [remarkFacts, options]],
    rehypePlugins: [rehypeHeadingIds, rehypeRaw, readHtml],
  });
  const { code } = await processor.render(text, {
    fileURL: pathToFileURL(join(root, file)),
    frontmatter: fields,
  });
  // `text` is empty if the fields are invalid, which is already an error.
  if (text && !code.replaceAll(/<!--[^]*?-->/g, '').trim())
    report(
      text.split('\n').length,
      'The text is empty. Write a paragraph below the second line of dashes.',
    );
  checked.errors.push(
    ...passageErrors(names, (data ?? {}) as Partial<Legal>, facts.thirdParties).map(
      ([path, message]) => errorAt(path, message),
    ),
  );
  return checked;
}

/** Decodes `%20` and the like. An address that cannot be decoded stays as it is. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** The line of a node. Nodes that Markdown adds, such as the boxes of a list of tasks, may have none. */
const lineOf = ({ position }: Pick<Nodes, 'position'>) =>
  (position as Partial<NonNullable<typeof position>> | undefined)?.start?.line ?? 1;

/** The names in braces in the words and the link of a node. */
function namesIn(node: Nodes): string[] {
  const text = node.type === 'text' ? node.value : node.type === 'link' ? node.url : undefined;
  return unknownFacts(text ?? '', []).map(({ name }) => name);
}

function textIn(node: Element): string {
  let text = '';
  visit(node, 'text', ({ value }) => void (text += value));
  return text;
}

/** A hint about a block that Markdown reads differently from what was meant. */
function blockHint({ type, position }: Nodes, text: string): string | undefined {
  const source = text.slice(position?.start.offset ?? 0, position?.end.offset);
  if (type === 'heading' && /\n-+\s*$/.test(source))
    return 'The line of dashes below makes this paragraph a heading. Write an empty line between them, or ## before the words of a heading.';
  if (type === 'code' && !/^[`~]/.test(source))
    return 'Four spaces or a tab before these words make them code. Delete them.';
  return undefined;
}
