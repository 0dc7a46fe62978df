import { dirname, join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import * as complaints from './text-complaints.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];

/**
 * What is wrong in the text below a file's fields: headings, links, pictures, HTML, facts. `addresses` are
 * those of our pages: `/contact`, `/game/Zulu`.
 */
export function textProblems(
  { file, text, textLine }: ContentFile,
  root: string,
  addresses: string[],
): Problem[] {
  if (text === undefined) return [];
  if (text.trim() === '') {
    const wanted =
      'A paragraph or more, below the second line of dashes. For example: The last warm hour of the day.';
    return [{ file, line: textLine - 1, field: 'the text', found: 'nothing', wanted }];
  }
  // Plain paragraphs have no headings, links, pictures, HTML or facts, and parsing many takes seconds.
  if (!/[#<[{]|^[ >]*[=-]+ *$/m.test(text)) return [];
  const folder = join(root, dirname(file));
  let above = 1;
  const complaintsAbout = (node: Node): complaints.Complaint[] => {
    switch (node.type) {
      case 'heading': {
        const complaint = complaints.aboutHeading(node.depth, above);
        above = node.depth;
        return complaint;
      }
      case 'link':
      case 'definition':
        return complaints.aboutLink(node.url, addresses);
      case 'image':
        return complaints.aboutPicture(folder, node.url, node.alt ?? '');
      case 'html':
        return complaints.aboutHtml(node.value);
      case 'text':
        return complaints.aboutFacts(node.value);
      default:
        return [];
    }
  };
  const visit = (node: Node): Problem[] => {
    const line = textLine - 1 + (node.position?.start.line ?? 1);
    const here = complaintsAbout(node).map((complaint) => ({ file, line, ...complaint }));
    return 'children' in node ? [...here, ...node.children.flatMap(visit)] : here;
  };
  return visit(fromMarkdown(text));
}
