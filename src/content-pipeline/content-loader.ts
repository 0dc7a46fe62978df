import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { plainError } from '../build/plain-error.ts';
import { countedMessages } from './messages.ts';
import { readContent, type Content, type Entry } from './read-content.ts';

const isContent = (file: string) =>
  /[\\/]src[\\/](content|assets[\\/]images[\\/](?:posters|photos))[\\/]/.test(file);

/** In milliseconds. Vite's watcher reports no second save of a file in the 50 ms after a first. */
const watcherPause = 100;

/**
 * Loads a collection with the reader of the content check, so that both always agree. A mistake ends the build.
 * In the dev server, pages show the mistakes until the files are right again. `select` picks the entries.
 */
export function contentLoader(
  launcherGameIds: readonly string[],
  select: (content: Content) => Omit<Entry<object>, 'filePath'>[],
): Loader {
  return {
    name: 'content',
    load: async ({ config, logger, store, watcher }) => {
      const root = fileURLToPath(config.root);
      const load = async () => {
        const content = await (reading ??= readContent(root, {
          launcherGameIds,
          base: config.base,
        }));
        if (content.mistakes.length > 0 && !watcher)
          throw plainError(countedMessages(content.mistakes, 'problem'));
        store.clear();
        for (const entry of select(content)) store.set({ ...entry, data: { ...entry.data } });
      };
      let loading = load();
      let timer: NodeJS.Timeout | undefined;
      watcher?.on('all', (_event, file) => {
        if (!isContent(file)) return;
        reading = undefined;
        clearTimeout(timer);
        timer = setTimeout(() => {
          // A folder may be away for a moment, as git changes a branch. The next save is read all the same.
          loading = loading.then(load).catch((error: unknown) => logger.error(String(error)));
        }, watcherPause);
      });
      // The watcher listens by now, so that a save during the first read is not lost.
      await loading;
    },
  };
}

/** The collections share what was read until the watcher sees a change. */
let reading: Promise<Content> | undefined;
