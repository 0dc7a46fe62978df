import { expect, test, vi } from 'vitest';
import { restartOn } from './restart-on.ts';

test('the dev server restarts when the file changes, wherever the project is', () => {
  const addWatchFile = vi.fn();
  const setup = restartOn('src/content/venue.md').hooks['astro:config:setup'];
  const config = { root: new URL('file:///srv/site/') };
  void setup?.({ addWatchFile, config } as unknown as Parameters<typeof setup>[0]);
  expect(addWatchFile).toHaveBeenCalledExactlyOnceWith(
    new URL('file:///srv/site/src/content/venue.md'),
  );
});
