import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';

const endpoint = 'https://forms.example.com/send';
const message = { name: 'Ada', message: 'Two? “Ja”' };
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'fetch',
    fetch.mockImplementation(() => Promise.resolve(new Response('OK'))),
  );
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

/** The options of the last request, and its body. */
const request = () => fetch.mock.lastCall?.[1] ?? {};
const sent = () => JSON.parse(request().body as string) as Record<string, string>;

const status = (code: number) => Promise.resolve(new Response('OK', { status: code }));

test.each([
  ['202', 'delivered', () => status(202)],
  ['400', 'refused', () => status(400)],
  ['500', 'unclear', () => status(500)],
  ['no connection', 'unclear', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s, the outcome is %s', async (_what, outcome, answer) => {
  fetch.mockImplementation(answer);
  expect(await deliver(endpoint, message)).toBe(outcome);
});

test('no answer within 15 seconds: unclear, even if the request never settles', async () => {
  vi.useFakeTimers();
  fetch.mockReturnValue(new Promise(() => undefined));
  const outcome = vi.fn();
  void deliver(endpoint, message).then(outcome);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome).toHaveBeenCalledWith('unclear');
});

test('a message is posted as JSON, carries no cookies, and is not redirected', async () => {
  await deliver(endpoint, message);
  // Many services answer with a page, unless they are asked for JSON.
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const options = { method: 'POST', credentials: 'omit', redirect: 'error' };
  expect(request()).toMatchObject({ ...options, headers });
  expect(sent()).toMatchObject(message);
});

test.each([
  ['completes even if the visitor leaves the page', 'x', true],
  ['is too long to complete without the page', '€'.repeat(25_000), false],
])('a message %s', async (_what, text, keepalive) => {
  expect(await deliver(endpoint, { message: text })).toBe('delivered');
  expect(request()).toMatchObject({ keepalive });
});

test('an unchanged message keeps its id for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ids: string[] = [];
  const send = async (text: string) => {
    await deliver(endpoint, { message: text });
    ids.push(sent()['id'] ?? '');
  };
  await send('One');
  await send('One');
  await send('Two');
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  await send('One');
  const [first, repeated, changed, tomorrow] = ids;
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(repeated).toBe(first);
  expect(new Set([first, changed, tomorrow]).size).toBe(3);
});

test('a message is sent without an id if the browser cannot compute one', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new DOMException('No'));
  expect(await deliver(endpoint, message)).toBe('delivered');
  expect(sent()).toEqual(message);
});
