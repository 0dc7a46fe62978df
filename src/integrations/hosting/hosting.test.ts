import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishPages } from './hosting.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const go = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const page = (body: string, policy = `script-src 'self' ${go} 'sha256-other=';`) =>
  `<meta http-equiv="content-security-policy" content="${policy}">${body}`;

function trim(html: string) {
  writeFileSync(join(folder, 'a.html'), html);
  return finishPages(folder, ['a.html']);
}

test('a page keeps the hashes of what it holds, and the site gets them all', () => {
  expect(trim(page('<script>go()</script>'))).toEqual({ script: new Set([go]), style: new Set() });
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe(
    page('<script>go()</script>', `script-src 'self' ${go};`),
  );
});

test.each([
  ['a script', page('"><script>alert(1)</script>'), /a\.html holds an inline <script>.*alert\(1\)/],
  ['a style', page('<style>go()</style>'), /a\.html holds an inline <style>/],
  ['a script in a page without a policy', '<script>go()</script>', /no component wrote/],
])('%s that came in by content stops the build', (_what, html, message) => {
  expect(() => trim(html)).toThrow(message);
});

test('a file without a policy and without scripts, such as a proof of ownership, is left alone', () => {
  expect(trim('proof').script.size).toBe(0);
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('proof');
});
