import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { MarkdownHeading } from 'astro';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import type { ContentFile } from './content-file.ts';
import { headingProblems, nodeProblems, type TextContext } from './markdown-problems.ts';
import type { Problem } from './problem.ts';

export interface RenderedText {
  html: string;
  headings: MarkdownHeading[];
  imagePaths: string[];
}

/** Renders a file's Markdown to HTML, and lists its problems. */
export async function renderText(
  { file, text, textLine }: ContentFile,
  context: TextContext,
): Promise<{ rendered: RenderedText; problems: Problem[] }> {
  if (text === undefined)
    return { rendered: { html: '', headings: [], imagePaths: [] }, problems: [] };
  const problems: Problem[] = [];
  const anchors: { line: number; url: string }[] = [];
  const remarkCheck = () => (tree: Root) => {
    let above = 1;
    visit(tree, (node, _index, parent) => {
      const position = node.position ?? parent?.position;
      const source = text.slice(position?.start.offset, position?.end.offset);
      const line = textLine - 1 + (position?.start.line ?? 1);
      const found =
        node.type === 'heading'
          ? headingProblems(node.depth, above, source)
          : nodeProblems(node, source, context);
      if (node.type === 'heading') above = node.depth;
      if (node.type === 'link' && node.url.startsWith('#')) anchors.push({ line, url: node.url });
      problems.push(...found.map((problem) => ({ file, line, ...problem })));
    });
  };
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [remarkCheck],
    // Drops comments. The check above refuses all other HTML.
    remarkRehype: { allowDangerousHtml: false },
  });
  const { code, metadata } = await processor.render(text);
  const { headings } = metadata;
  for (const { line, url } of anchors.filter(
    ({ url }) => !headings.some(({ slug }) => url === `#${slug}`),
  )) {
    const known = headings.map(({ slug }) => `#${slug}`);
    const wanted = `The id of a heading of this page${known.length > 0 ? `, one of ${known.join(', ')}` : ', which has none'}.${didYouMean(url, known)}`;
    problems.push({ file, line, field: 'a link', found: `"${url}"`, wanted });
  }
  const missing = (field: string, found: string, wanted: string) =>
    problems.push({ file, line: textLine - 1, field, found, wanted });
  if (problems.length > 0) {
    // Missing parts are reported once these problems are fixed.
  } else if (!/[\p{L}\p{N}]/u.test(code.replace(/<[^>]*>/g, ''))) {
    missing(
      'the text',
      'no words',
      'At least a paragraph below the second line of dashes. For example: The last warm hour of the day.',
    );
  } else if (file.startsWith('src/content/legal/') && !headings.some(({ depth }) => depth === 2)) {
    missing(
      'the text',
      'no heading',
      'A heading for each section. For example: ## Terms of Service',
    );
  }
  return {
    rendered: { html: code, headings, imagePaths: metadata.localImagePaths },
    problems,
  };
}
