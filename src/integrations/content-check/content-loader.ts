import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { count, inWords } from './problem.ts';
import { readContent, type Content, type Entry } from './read-content.ts';

type Stored = Omit<Entry<Record<string, unknown>>, 'rendered' | 'file'> & Partial<Entry<unknown>>;

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
      const root = fileURLToPath(config.root);
      let latest = 0;
      const load = async () => {
        const turn = ++latest;
        const content = await readContent(root, { launcherGameIds, base: config.base });
        // Files that are saved together are read once for each; the last reading has them all.
        if (turn < latest) return;
        if (content.problems.length > 0 && !watcher) throw contentError(content);
        store.clear();
        for (const { id, data, file, rendered } of part(content)) {
          store.set({
            id,
            data,
            ...(file && { filePath: file }),
            ...(rendered && {
              rendered: { html: rendered.html, metadata: { ...rendered } },
              assetImports: rendered.imagePaths,
            }),
          });
        }
      };
      await load();
      watcher?.on('all', (_event, file) => {
        if (/[\\/]src[\\/](content|assets[\\/]images[\\/]posters)[\\/]/.test(file)) void load();
      });
    },
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
