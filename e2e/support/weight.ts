import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** Something that a page has asked for. */
export interface Item {
  path: string;
  kind: string;
  bytes: number;
}

/**
 * The bytes of a text as hosts send it: most of them compress on their way out by Brotli at a middle level.
 */
export const compressed = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/**
 * Weighs what was requested, in bytes of compressed bodies: fonts and pictures that are compressed already go
 * as they are.
 */
export function weigh(page: Page, requests: Request[]): Promise<Item[]> {
  return Promise.all(
    requests.map(async (request) => {
      // Asked for again: the browser forgets what a frame has left behind, such as the launcher.
      const response = await page.request.get(request.url());
      const body = await response.body();
      const isText = /text|script|json|svg|xml/.test(response.headers()['content-type'] ?? '');
      return {
        path: new URL(request.url()).pathname,
        kind: request.resourceType(),
        bytes: isText ? compressed(body) : body.length,
      };
    }),
  );
}

/** Fails with the largest files where a sum is over its limit, or where there are more than `files`. */
export function expectWithin(items: Item[], what: string, limit: number, files = Infinity) {
  const sum = items.reduce((total, { bytes }) => total + bytes, 0);
  const largest = items.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  const list = largest.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
  const told = (figure: string, most: number) =>
    `${what}: ${figure}, the limit is ${most}. Largest: ${list}`;
  expect(sum, told(`${sum} bytes`, limit)).toBeLessThanOrEqual(limit);
  expect(items.length, told(`${items.length} requests`, files)).toBeLessThanOrEqual(files);
}
