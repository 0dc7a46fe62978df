/** Checks the Markdown of a content file: its facts and pictures. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentError, ContentFile } from '../src/lib/read-content.ts';
import { remarkFacts, type FactOptions } from '../src/integrations/markdown/remark-facts.ts';
import { maxTextLength } from '../src/schemas/fields.ts';

/** The errors of a text, and its headings and links, for the check of links. */
export interface CheckedText {
  errors: ContentError[];
  headings: { slug: string; text: string }[];
  links: { line: number; url: string }[];
}

/** Whether a file exists. Distinguishes capitals on every machine, as servers do. */
export function fileExists(path: string): boolean {
  try {
    return readdirSync(dirname(path)).includes(basename(path));
  } catch {
    return false;
  }
}

/** Checks the text of a content file in the project at `root`. */
export async function checkText(
  root: string,
  { file, fields, text }: ContentFile,
  facts: Pick<FactOptions, 'venue' | 'thirdParties'>,
): Promise<CheckedText> {
  const errors: ContentError[] = [];
  const links: CheckedText['links'] = [];
  const report = (line: number, message: string, field = 'the text') =>
    void errors.push({ file, line, field, message });
  if (text.length > maxTextLength) {
    report(
      1,
      `Shorten this file to at most ${maxTextLength} characters, or divide it into two pages.`,
    );
    return { errors, links, headings: [] };
  }
  const collect = () => (tree: Root) => {
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'link' || node.type === 'definition') links.push({ line, url: node.url });
      if (node.type !== 'image' || URL.canParse(node.url)) return;
      if (!fileExists(join(root, dirname(file), decodeURI(node.url))))
        report(
          line,
          `There is no picture ${node.url}. Write the path of a picture, relative to this file.`,
          'a picture',
        );
    });
  };
  const hint = (line: number, message: string) =>
    void errors.push({ file, line, field: 'the text', message, isHint: true });
  const options: FactOptions = { ...facts, base: '/', report, hint };
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [collect, [remarkFacts, options]],
  });
  const { code, metadata } = await processor.render(text, {
    fileURL: pathToFileURL(join(root, file)),
    frontmatter: fields,
  });
  // `text` is empty if the fields are invalid, which is already an error.
  if (text && !code.replaceAll(/<!--[^]*?-->/g, '').trim())
    report(
      text.split('\n').length,
      'The text is empty. Write a paragraph below the second line of dashes.',
    );
  return { errors, links, headings: metadata.headings };
}
