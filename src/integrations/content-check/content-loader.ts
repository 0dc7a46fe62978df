import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { count, formatProblems } from './problem.ts';
import { readContent, type Content, type Entry } from './read-content.ts';

/** An entry of a collection. An entry without Markdown has no `rendered`. */
type LoadedEntry = Pick<Entry<object>, 'id' | 'data'> & Partial<Entry<object>>;

const isContent = (file: string) =>
  /[\\/]src[\\/](content|assets[\\/]images[\\/]posters)[\\/]/.test(file);

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
      let latestRun = 0;
      const load = async () => {
        const run = ++latestRun;
        const content = await readOnce(fileURLToPath(config.root), launcherGameIds, config.base);
        // Several files saved at once start several runs. Only the last one has read them all.
        if (run < latestRun) return;
        if (content.problems.length > 0 && !watcher) throw contentError(content);
        store.clear();
        select(content).forEach((entry) => store.set(toStoreEntry(entry)));
      };
      await load();
      watcher?.on('all', (_event, file) => {
        if (isContent(file)) void load();
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

function toStoreEntry({
  id,
  data,
  file,
  rendered,
}: LoadedEntry): Parameters<LoaderContext['store']['set']>[0] {
  if (!file || !rendered) return { id, data: { ...data } };
  const { html, ...metadata } = rendered;
  return {
    id,
    data: { ...data },
    filePath: file,
    rendered: { html, metadata },
    assetImports: rendered.imagePaths,
  };
}

/** The problems as an error. Astro prints its message, and no stack. */
function contentError({ problems }: Content): Error {
  const error = new Error(
    `${formatProblems(problems)}\n${count(problems.length, 'problem')} in the content.`,
  );
  error.stack = '';
  return error;
}
