import { factNames } from '../../lib/facts.ts';
import { isFileName } from '../../schemas/fields.ts';
import { didYouMean } from './did-you-mean.ts';
import { missing } from './picture-problems.ts';
import type { Problem } from './problem.ts';

/** What is wrong with a part of a text, without its place. */
export type Complaint = Pick<Problem, 'field' | 'found' | 'wanted'>;

/** Headings go down one step at a time; the first step is the page's own heading. */
export function aboutHeading(depth: number, above: number): Complaint[] {
  if (depth > 1 && depth <= above + 1) return [];
  const right = '#'.repeat(depth === 1 ? 2 : above + 1);
  const why = depth === 1 ? 'The page has its heading already: ' : '';
  const wanted = `${why}${right} at most, so that no step is left out. For example: ${right} Fair play`;
  return [{ field: 'a heading', found: '#'.repeat(depth), wanted }];
}

/** Links lead to a page of ours that exists, or to an https address, an e-mail or a telephone. */
export function aboutLink(url: string, addresses: string[]): Complaint[] {
  const complaint = (wanted: string) => [{ field: 'a link', found: `"${url}"`, wanted }];
  if (/^(#|mailto:|tel:|https:\/\/)./.test(url)) return [];
  if (/^([a-z][a-z\d+.-]*:|\/\/|www\.)/i.test(url)) {
    return complaint('An https address. For example: https://www.example.com');
  }
  const [path = ''] = url.split(/[?#]/);
  if (addresses.includes(path)) return [];
  return complaint(
    `The address of a page that exists, begun with a slash. For example: /contact${didYouMean(path, addresses)}`,
  );
}

/** Pictures in a text are files of ours, and have words for who does not see them. */
export function aboutPicture(folder: string, path: string, alternative: string): Complaint[] {
  const field = 'a picture';
  const nowhere = missing(folder, path);
  const nameless = isFileName(alternative) && {
    found: `![${alternative}]`,
    wanted: 'Words that say what can be seen. For example: ![A fox sits in a keyhole of light.]',
  };
  return [nowhere, nameless].flatMap((complaint) => (complaint ? [{ field, ...complaint }] : []));
}

/** HTML would break the page's parts or be blocked by its policy; comments do no harm. */
export function aboutHtml(html: string): Complaint[] {
  if (/^<!--[^]*-->\s*$/.test(html)) return [];
  const wanted = 'Markdown. For example: **strong**, [a link](/contact), ## A heading';
  return [{ field: 'HTML', found: html.split('\n')[0] ?? '', wanted }];
}

/** Facts in braces are facts of `venue.md`. */
export function aboutFacts(text: string): Complaint[] {
  const names: readonly string[] = factNames;
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([found, name = '']) => {
    if (names.includes(name)) return [];
    const wanted = `One of the facts ${names.join(', ')}. For example: {email}${didYouMean(name, names)}`;
    return [{ field: 'a fact', found, wanted }];
  });
}
