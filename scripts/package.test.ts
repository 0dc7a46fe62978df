/** What `package.json` and the workflow that publishes promise to hosts and to readers of the documents. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const { dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'scripts',
  Record<string, string>
>;

/** What a pattern finds in files, without repetitions. */
function findAll(files: string[], pattern: RegExp, exclude: string[] = []) {
  const found = globSync(files, { exclude }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  );
  expect(found.length).toBeGreaterThan(10);
  return [...new Set(found)];
}

test('npm ci --omit=dev installs each package that the build imports', () => {
  const sources = ['*.config.mjs', 'src/**/*.{astro,ts,tsx}'];
  const imports = /^import (?!type\b)[^;']*'((?:@[\w-]+\/)?[a-z][\w-]*)[^']*';/gm;
  const packages = findAll(sources, imports, ['**/*.test.*', 'src/test/**']);
  expect(packages.filter((name) => name !== 'node' && !(name in dependencies))).toEqual([]);
});

test('each command in the documents exists', () => {
  const commands = findAll(['*.md', 'docs/*.md', 'src/**/*.md'], /npm run ([a-z][\w:-]*)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('the site is published again every night, because pages show dates', () => {
  const { on } = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as {
    on: { schedule: { cron: string }[] };
  };
  expect(on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ \d \* \* \*$/)]);
});
