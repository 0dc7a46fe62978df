import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { AstroConfig } from 'astro';
import { expect, test } from 'vitest';
import { wholeBuild } from './whole-build.ts';

/** A project whose last build has a page and a file of another sub-path. */
function project() {
  const folder = mkdtempSync(`${tmpdir()}/whole build-`);
  mkdirSync(`${folder}/dist/old`, { recursive: true });
  writeFileSync(`${folder}/dist/index.html`, 'last');
  return folder;
}

/** Begins a build as Astro does. Returns the folder that Astro writes to, and what ends the build. */
function build(folder: string, outDir = 'dist/') {
  const root = pathToFileURL(`${folder}/`);
  const config = { root, outDir: new URL(outDir, root) } as AstroConfig;
  const { hooks } = wholeBuild();
  const updateConfig = (change: object) => Object.assign(config, change);
  const call = (hook?: unknown, options?: object) => (hook as (options?: object) => void)(options);
  call(hooks['astro:config:setup'], { command: 'build', config, updateConfig });
  mkdirSync(config.outDir, { recursive: true });
  writeFileSync(new URL('index.html', config.outDir), 'new');
  return { end: () => call(hooks['astro:build:done']) };
}

const page = (folder: string, path = 'dist/index.html') =>
  readFileSync(`${folder}/${path}`, 'utf8');

test('a build that is stopped leaves the last site, and the next one takes its place', () => {
  const folder = project();
  build(folder);
  expect(page(folder)).toBe('last');
  build(folder).end();
  expect(page(folder)).toBe('new');
  expect(readdirSync(`${folder}/dist`)).toEqual(['index.html']);
  expect(readdirSync(`${folder}/.astro`)).toEqual([]);
});

test('a site under a sub-path takes the place of all of dist', () => {
  const folder = project();
  build(folder, 'dist/lounge/').end();
  expect(page(folder, 'dist/lounge/index.html')).toBe('new');
  expect(readdirSync(`${folder}/dist`)).toEqual(['lounge']);
});

test.each(['dist/', 'elsewhere/'])(
  'behind a link, or where the command line says, %s is written in place',
  (outDir) => {
    const folder = project();
    renameSync(`${folder}/dist`, `${folder}/elsewhere`);
    symlinkSync(`${folder}/elsewhere`, `${folder}/dist`);
    build(folder, outDir).end();
    expect(page(folder)).toBe('new');
    expect(readdirSync(`${folder}/elsewhere`)).toEqual(['index.html', 'old']);
  },
);

test.skipIf(process.getuid?.() === 0)('a read-only dist ends the build with a sentence', () => {
  const folder = project();
  chmodSync(`${folder}/dist`, 0o555);
  expect(() => build(folder)).toThrow('The folder dist is read-only.');
});
