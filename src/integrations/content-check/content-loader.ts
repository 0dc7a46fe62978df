import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { count, inWords } from './problem.ts';
import { readContent, type Content, type Entry } from './read-content.ts';

/** An entry of a collection; one without a text of its own has no `rendered`. */
type Stored = Pick<Entry<object>, 'id' | 'data'> & Partial<Entry<object>>;

/** Whether a change of the file changes what is read. */
const isContent = (file: string) =>
  /[\\/]src[\\/](content|assets[\\/]images[\\/]posters)[\\/]/.test(file);

/**
 * Loads a collection from the same reading that the content check makes, so that the two never differ. A problem
 * ends the build; in the dev server pages show the list until the files are right again.
 */
export function contentLoader(
  launcherGameIds: readonly string[],
  part: (content: Content) => Stored[],
): Loader {
  return {
    name: 'content',
    load: async ({ config, store, watcher }) => {
      let latest = 0;
      const load = async () => {
        const turn = ++latest;
        const content = await readTogether(
          fileURLToPath(config.root),
          launcherGameIds,
          config.base,
        );
        // Of files that are saved together, the last reading has them all.
        if (turn < latest) return;
        if (content.problems.length > 0 && !watcher) throw contentError(content);
        store.clear();
        part(content).forEach((entry) => store.set(stored(entry)));
      };
      await load();
      watcher?.on('all', (_event, file) => {
        if (isContent(file)) void load();
      });
    },
  };
}

let reading: Promise<Content> | undefined;

/** The collections ask for the content at the same moment: one reading serves them all. */
function readTogether(root: string, launcherGameIds: readonly string[], base: string) {
  reading ??= readContent(root, { launcherGameIds, base });
  setImmediate(() => {
    reading = undefined;
  });
  return reading;
}

function stored({
  id,
  data,
  file,
  rendered,
}: Stored): Parameters<LoaderContext['store']['set']>[0] {
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

/** The problems as an error that Astro prints as it is, without a stack. */
function contentError({ problems }: Content): Error {
  const error = new Error(
    `${inWords(problems)}\n${count(problems.length, 'problem')} in the content.`,
  );
  error.stack = '';
  return error;
}
