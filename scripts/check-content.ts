/** `npm run check:content` lists all errors and hints in `src/content`. */
import { readContent, type ContentError } from '../src/lib/content/content-files.ts';
import { thirdPartiesOf } from '../src/lib/security/third-parties.ts';
import { gameUrl } from '../src/lib/addresses/urls.ts';
import { contentHints } from './check-content/content-hints.ts';
import { checkCancellations, checkLinks, type TextPage } from './check-content/check-links.ts';
import { checkPictures } from './check-content/check-pictures.ts';
import { checkRules } from './check-content/check-rules.ts';
import { checkText } from './check-content/check-text.ts';

/** All errors and hints for the content of the project at `root`, sorted by file and line. */
export async function checkContent(root: string): Promise<ContentError[]> {
  const content = readContent(root);
  const { legal, games, menu, evenings } = content;
  const venue = content.venue[0]?.data;
  const thirdParties = thirdPartiesOf(
    venue,
    games.map(({ data }) => data?.image),
  );
  const withPages = [
    ...legal.map((file) => ({ file, path: `/${file.id}` })),
    ...games.map((file) => ({ file, path: gameUrl(file.id, '/') })),
    ...menu.map((file) => ({ file, path: '/menu' })),
    ...evenings.map((file) => ({ file, path: '/evenings' })),
  ];
  const texts: TextPage[] = [];
  for (const { file, path } of withPages)
    texts.push({
      file: file.file,
      path,
      ...(await checkText(root, file, { venue, thirdParties })),
    });
  return [
    ...Object.values(content)
      .flat()
      .flatMap(({ errors }) => errors),
    ...texts.flatMap(({ errors }) => errors),
    ...checkRules(root, content),
    ...contentHints(content),
    ...checkLinks(root, content, texts),
    ...checkCancellations(content, texts),
    ...(await checkPictures(root, content, texts, thirdParties.images)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Formats errors as text. Code editors and terminals turn `file:line` into a link. */
export function formatErrors(errors: readonly ContentError[]): string {
  return errors
    .map(
      ({ file, line, field, message, isHint }) =>
        `${file}:${line}  ${field}\n    ${isHint ? 'Hint: ' : ''}${message}\n`,
    )
    .join('\n');
}

const count = ({ length }: readonly ContentError[], what: string) =>
  `${length || 'no'} ${what}${length === 1 ? '' : 's'}`;

if (import.meta.main) {
  const found = await checkContent(process.cwd());
  const errors = found.filter(({ isHint }) => !isHint);
  const hints = found.filter(({ isHint }) => isHint);
  if (found.length > 0) console.log(formatErrors(found));
  console.log(`${count(errors, 'error')} and ${count(hints, 'hint')} in the content.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
