/** Mutates content files. No mutant may crash the check, or be accepted and then render empty or unsafe. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { formatMessages } from '../messages.ts';
import { readContentFiles } from '../read/content-files.ts';
import { readContent, type Content } from '../read-content.ts';

/** In milliseconds. A hang ends by the test's own limit, which is longer. */
const duration = 20_000;

const hostile = [
  ...'<!-- --> <!----> <script> <b> {email} {constructor} {x }} " \' | # ##x ` ~~'.split(' '),
  ...'\t \r \0 \u202E \u200B \uFEFF &lcub;x&rcub; ![a](b) [x](javascript:1)'.split(' '),
  ...'&a *a !!js 1e999'.split(' '),
  ...['{ name }', '---\n', '\n---\n', ': ', '- ', '===\n', '```\n', '[a]: /b\n', '\n\n'],
  ...['| a | b |\n', '<<: ', '__proto__: 1\n', '<<<<<<< HEAD\n'],
  ...['*', '> ', '[', '- ', '(', '<'].flatMap((one) => [one.repeat(300), one.repeat(20_000)]),
];
/** A part of a file, from 0 to 1, and what takes its place. */
const edit = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 40 }),
  inserted: fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 5 })),
});
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '\n\n', ' ');
const encoding = fc.constantFrom('utf8', 'utf8', 'utf8', 'latin1', 'utf16le');

const project = process.cwd();
const scratch = mkdtempSync(join(tmpdir(), 'fuzz-content-'));
for (const folder of ['src/content', 'src/assets/images/posters'])
  cpSync(join(project, folder), join(scratch, folder), { recursive: true });
const { games } = readContentFiles(project).files;
const launcherGameIds = games.flatMap(({ data }) => data?.launcherGameId ?? []);
const files = globSync('src/**/*.{md,svg}', { cwd: scratch });

/** Why a result is wrong. Undefined if the check reported a mistake, or if the content is right. */
function failureOf({ mistakes, entries: { venue, games, legal } }: Content): string | undefined {
  const list = formatMessages(mistakes);
  if (/\n\s+at \S+.*:\d+:\d+|undefined|\[object/.test(list))
    return `a message with a stack or without text:\n${list}`;
  if (mistakes.length > 0) return undefined;
  if (games.length !== venue[0]?.data.games || legal.length !== 2)
    return 'accepted, and a page is missing';
  for (const { filePath, rendered = { html: '' } } of [...games, ...legal]) {
    if (!/[\p{L}\p{N}]/u.test(rendered.html.replace(/<[^>]*>/g, ''))) return `${filePath} is empty`;
    const unsafe =
      /<(?:script|iframe|meta|base|style|!--)|\son\w+=|href="(?!https:|mailto:|tel:|[#/])|[{]\w+[}](?![^<]*<\/code>)/i;
    if (unsafe.test(rendered.html.replaceAll('{x}', ''))) return `${filePath} has unsafe HTML`;
  }
  return undefined;
}

const property = fc.asyncProperty(
  fc.constantFrom(...files),
  fc.array(edit, { minLength: 1, maxLength: 3 }),
  lineEnd,
  encoding,
  async (file, edits, end, saved) => {
    const original = readFileSync(join(scratch, file));
    let text = original.toString();
    for (const { from, length, inserted } of edits) {
      const start = Math.floor(from * text.length);
      text = text.slice(0, start) + inserted + text.slice(start + length);
    }
    writeFileSync(join(scratch, file), Buffer.from(text.replaceAll('\n', end), saved));
    try {
      const found = failureOf(await readContent(scratch, { launcherGameIds }));
      if (found) throw new Error(found);
    } finally {
      writeFileSync(join(scratch, file), original);
    }
  },
);

afterAll(() => rmSync(scratch, { recursive: true }));

test('no mutant of the content is wrong', () =>
  fc.assert(property, { seed: 1, numRuns: 1_000_000, interruptAfterTimeLimit: duration }));
