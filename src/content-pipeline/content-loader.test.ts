import { EventEmitter } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentLoader } from './content-loader.ts';
import { lake } from './test/check.fixture.ts';
import { game, launcherGameIds, validProject, writeProject } from './test/project.fixture.ts';

/** In milliseconds, longer than a read takes on a busy machine. */
const timeout = 20_000;

test('after a read that failed, the dev server shows the next save', async () => {
  const root = writeProject(validProject);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const content = join(root, 'src/content');
  const names = new Set<unknown>();
  const store: Pick<LoaderContext['store'], 'clear' | 'set'> = {
    clear: () => names.clear(),
    set: ({ data }) => names.add(data.name).size > 0,
  };
  const logged = vi.fn<(message: string) => void>();
  const watcher = new EventEmitter();
  const save = () => watcher.emit('all', 'change', join(root, lake));

  const loader = contentLoader(launcherGameIds, ({ entries }) => entries.games);
  await loader.load({
    config: { root: pathToFileURL(`${root}/`), base: '/' },
    logger: { error: (message: string) => logged(message) },
    store,
    watcher,
  } as LoaderContext);
  expect(names).toEqual(new Set(['Lake', 'Night']));

  renameSync(content, `${content}-away`);
  save();
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout });

  renameSync(`${content}-away`, content);
  writeFileSync(join(root, lake), game('Lagoon', 1));
  save();
  await vi.waitFor(() => expect(names).toEqual(new Set(['Lagoon', 'Night'])), { timeout });
});
