import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import type { ContentFile } from './content-file.ts';
import { checkHeading, checkNode, type TextContext } from './check-markdown.ts';
import type { Report } from './problem.ts';

export type RenderedText = Awaited<ReturnType<typeof renderText>>;

/** Renders the Markdown of a file to HTML, and reports its problems. */
export async function renderText(file: ContentFile, context: TextContext) {
  const { textLine, report } = file;
  const text = file.text ?? '';
  const reported = file.problems.length;
  const anchors: { line: number; url: string }[] = [];
  const remarkCheck = () => (tree: Root) => {
    let above = 1;
    visit(tree, (node, _index, parent) => {
      const position = node.position ?? parent?.position;
      const source = text.slice(position?.start.offset, position?.end.offset);
      const line = textLine - 1 + (position?.start.line ?? 1);
      const reportHere: Report = (...problem) => report(line, ...problem);
      if (node.type === 'heading') {
        checkHeading(node.depth, above, source, reportHere);
        above = node.depth;
      } else {
        checkNode(node, source, context, reportHere);
      }
      if (node.type === 'link' && node.url.startsWith('#')) anchors.push({ line, url: node.url });
    });
  };
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [remarkCheck],
    // Drops comments. The check above refuses all other HTML.
    remarkRehype: { allowDangerousHtml: false },
  });
  const { code: html, metadata } = await processor.render(text);
  const { headings, localImagePaths: imagePaths } = metadata;
  const known = headings.map(({ slug }) => `#${slug}`);
  for (const { line, url } of anchors.filter((anchor) => !known.includes(anchor.url))) {
    const ids = known.length > 0 ? `, one of ${known.join(', ')}` : ', which has none';
    const wanted = `The id of a heading of this page${ids}.${didYouMean(url, known)}`;
    report(line, 'a link', `"${url}"`, wanted);
  }
  // Missing parts are reported once the problems above are fixed.
  if (file.text !== undefined && file.problems.length === reported) {
    if (!/[\p{L}\p{N}]/u.test(html.replace(/<[^>]*>/g, ''))) {
      const wanted =
        'At least a paragraph below the second line of dashes. For example: The last warm hour of the day.';
      report(textLine - 1, 'the text', 'no words', wanted);
    } else if (file.file.startsWith('src/content/legal/') && !headings.some((h) => h.depth === 2)) {
      const wanted = 'A heading for each section. For example: ## Terms of Service';
      report(textLine - 1, 'the text', 'no heading', wanted);
    }
  }
  return { html, metadata: { headings, imagePaths } };
}
