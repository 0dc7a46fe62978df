import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { contentProblems } from './problem.ts';
import { readContent, type Content, type Entry } from './read-content.ts';

/** An entry of a collection. An entry without Markdown has no `rendered`. */
type LoadedEntry = Pick<Entry<Fields>, 'id' | 'data'> & Partial<Entry<Fields>>;
type Fields = Record<string, unknown>;

const isContent = (file: string) =>
  /[\\/]src[\\/](content|assets[\\/]images[\\/]posters)[\\/]/.test(file);

/** In milliseconds. Vite's watcher reports no second save of a file in the 50 ms after a first. */
const watcherPause = 100;

/**
 * Loads a collection with the reader of the content check, so that both always agree. A problem ends the build.
 * In the dev server, pages show the problems until the files are right again. `select` picks the entries.
 */
export function contentLoader(
  launcherGameIds: readonly string[],
  select: (content: Content) => LoadedEntry[],
): Loader {
  return {
    name: 'content',
    load: async ({ config, store, watcher }) => {
      const load = async () => {
        const content = await readOnce(fileURLToPath(config.root), launcherGameIds, config.base);
        if (content.problems.length > 0 && !watcher) throw contentError(content);
        store.clear();
        for (const entry of select(content)) store.set(entry);
      };
      let loading = load();
      await loading;
      let timer: NodeJS.Timeout | undefined;
      watcher?.on('all', (_event, file) => {
        if (!isContent(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => (loading = loading.then(load)), watcherPause);
      });
    },
  };
}

let reading: Promise<Content> | undefined;

/** The collections load at the same moment and share one read. */
function readOnce(root: string, launcherGameIds: readonly string[], base: string) {
  reading ??= readContent(root, { launcherGameIds, base });
  setImmediate(() => {
    reading = undefined;
  });
  return reading;
}

/** The problems as an error. Astro prints its message, and no stack. */
function contentError({ problems }: Content): Error {
  const error = new Error(contentProblems(problems));
  error.stack = '';
  return error;
}
