/**
 * Mutates content files and checks each result: `node scripts/fuzz-content.ts --seed 1 --seconds 60`. It fails on a
 * crash, a hang, a stack in a message, and on accepted content that renders empty or unsafe.
 */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launcherGameIds } from '../src/demos/launcher-game-ids.ts';
import { formatProblems } from '../src/integrations/content-check/problem.ts';
import { readContent, type Content } from '../src/integrations/content-check/read-content.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    mutants: { type: 'string', default: '1000000' },
  },
});
const project = process.cwd();
const maxMilliseconds = 5000;

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const random = randomFrom(Number(values.seed));
const below = (limit: number) => Math.floor(random() * limit);
const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;

const snippets = [
  ...'<!-- --> <!----> <script> <b> {email} {constructor} {x }} " \' | # ##x ` ~~'.split(' '),
  ...'\t \r \0 \u202E \u200B \uFEFF &lcub;x&rcub; ![a](b) [x](javascript:1)'.split(' '),
  ...'&a *a !!js 1e999'.split(' '),
  ...['{ name }', '---\n', '\n---\n', ': ', '- ', '===\n', '```\n', '[a]: /b\n'],
  ...['| a | b |\n', '<<: ', '__proto__: 1\n'],
  ...['*', '> ', '['].map((sign) => sign.repeat(300)),
];

/** Applies one random change: to bits, parts, lines, snippets, the encoding or line endings. */
function mutate(bytes: Buffer): Buffer {
  const [one, other] = [below(bytes.length), below(bytes.length)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const parts = [
    bytes.subarray(0, one),
    bytes.subarray(one, other),
    bytes.subarray(other),
  ] as const;
  const text = bytes.toString();
  const lines = text.split('\n');
  const mutations: (() => Buffer)[] = [
    () => {
      const flipped = Buffer.from(bytes);
      flipped[one] = (flipped[one] ?? 0) ^ (1 << below(8));
      return flipped;
    },
    () => Buffer.concat([parts[0], bytes.subarray(Math.min(one + below(40), bytes.length))]),
    () => parts[0],
    () => Buffer.concat([parts[0], parts[2]]),
    () => Buffer.concat([parts[0], Buffer.from(pick(snippets)), parts[1], parts[2]]),
    () =>
      Buffer.concat([
        parts[0],
        Buffer.from(pick(snippets)),
        parts[1],
        Buffer.from(pick(snippets)),
        parts[2],
      ]),
    () => Buffer.from(lines.toSpliced(below(lines.length), 1).join('\n')),
    () => Buffer.from(lines.toSpliced(below(lines.length), 0, pick(lines)).join('\n')),
    () => Buffer.from(lines.toSpliced(below(lines.length), 1, pick(snippets)).join('\n')),
    () => Buffer.from(text.replace(/(?<=\n---\n)[^]*/, () => pick(snippets))),
    () => Buffer.from(text, pick(['latin1', 'utf16le'] as const)),
    () => Buffer.from(text.replaceAll('\n', pick(['\r\n', '\r', '\n\n', ' ']))),
  ];
  return pick(mutations)();
}

/** Why a result is a failure. Undefined if the check reported a problem, or if the content is right. */
function failureOf({ problems, venue, games, legal }: Content): string | undefined {
  const list = formatProblems(problems);
  if (/\n\s+at \S+.*:\d+:\d+|undefined|\[object/.test(list))
    return `a message with a stack or without text:\n${list}`;
  if (problems.some(({ file, line, wanted }) => !file || !line || !wanted))
    return `a message without a place:\n${list}`;
  if (problems.length > 0) return undefined;
  if (!venue || games.length !== venue.games || legal.length !== 2)
    return 'accepted, and a page is missing';
  const pages = [...games, ...legal];
  const empty = pages.find(
    ({ rendered }) => !/[\p{L}\p{N}]/u.test(rendered.html.replace(/<[^>]*>/g, '')),
  );
  if (empty) return `accepted, and ${empty.filePath} is empty`;
  const unsafe = pages.find(({ rendered }) =>
    /<(?:script|iframe|meta|base|style|!--)|\son\w+=|href="(?!https:|mailto:|tel:|[#/])|[{]\w+[}](?![^<]*<\/code>)/i.test(
      rendered.html.replaceAll('{x}', ''),
    ),
  );
  return unsafe && `accepted, and ${unsafe.filePath} has unsafe HTML`;
}

const scratch = mkdtempSync(join(tmpdir(), 'fuzz-content-'));
cpSync(join(project, 'src/content'), join(scratch, 'src/content'), { recursive: true });
const posters = 'src/assets/images/posters';
cpSync(join(project, posters), join(scratch, posters), { recursive: true });
const files = readdirSync(join(scratch, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const end = Date.now() + Number(values.seconds) * 1000;
const counts = { mutants: 0, accepted: 0, faults: 0 };
while (Date.now() < end && counts.mutants < Number(values.mutants)) {
  const file = pick(files);
  const original = readFileSync(file);
  const mutant = random() < 0.3 ? mutate(mutate(original)) : mutate(original);
  writeFileSync(file, mutant);
  const start = Date.now();
  let found: string | undefined;
  try {
    const content = await readContent(scratch, { launcherGameIds });
    found = failureOf(content);
    if (content.problems.length === 0) counts.accepted++;
  } catch (error) {
    found = `thrown: ${error instanceof Error ? error.stack : String(error)}`;
  }
  if (Date.now() - start > maxMilliseconds) found ??= `took ${Date.now() - start} ms`;
  if (found) {
    const kept = join(tmpdir(), `fuzz-content-${values.seed}-${counts.mutants}`);
    writeFileSync(kept, mutant);
    console.log(
      `Mutant ${counts.mutants} of ${file.slice(scratch.length + 1)}, kept as ${kept}: ${found}`,
    );
    counts.faults++;
  }
  counts.mutants++;
  writeFileSync(file, original);
}
rmSync(scratch, { recursive: true });
console.log(`Seed ${values.seed}: ${JSON.stringify(counts)}`);
process.exitCode = counts.faults > 0 ? 1 : 0;
