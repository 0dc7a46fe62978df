import type { AstroIntegration, HookParameters } from 'astro';
import { expect, test, vi } from 'vitest';
import config from '../../astro.config.mjs';

test('the dev server restarts when the facts of the venue change', () => {
  const addWatchFile = vi.fn();
  const root = new URL('file:///project/');
  const restart = (config.integrations as AstroIntegration[]).find(
    ({ name }) => name === 'restart-on',
  );
  const options = { addWatchFile, config: { root } };
  void restart?.hooks['astro:config:setup']?.(
    options as unknown as HookParameters<'astro:config:setup'>,
  );
  expect(addWatchFile).toHaveBeenCalledWith(new URL('src/content/venue.md', root));
});
