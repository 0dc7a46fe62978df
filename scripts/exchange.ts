/** How a new site takes the place of `dist`: whole, or not at all, and one build at a time. */
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { plainError } from '../src/build/plain-error.ts';

/** The folders and the lock of a build in the project `root`. */
const paths = (root: string) => ({
  dist: join(root, 'dist'),
  cache: join(root, '.astro'),
  /** The last site, while the new one takes its place. */
  old: join(root, '.astro/old-dist'),
  lock: join(root, '.astro/build.lock'),
});

/** The folder that this process builds into, from the project's root. */
export const draft = `.astro/draft-${process.pid}`;

/**
 * Takes the lock, and clears what killed builds have left. Throws a sentence where another build is running, or where
 * no folder can take the place of `dist`. Returns what gives the lock back.
 */
export function takeLock(root: string): () => void {
  const { dist, cache, old, lock } = paths(root);
  mkdirSync(cache, { recursive: true });
  refuseUnmovable(root);
  writeLock(lock);
  // A build was killed between its two renames.
  if (!existsSync(dist) && existsSync(old)) renameSync(old, dist);
  const drafts = readdirSync(cache).filter((name) => name.startsWith('draft-'));
  for (const name of ['old-dist', ...drafts]) {
    rmSync(join(cache, name), { recursive: true, force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** Puts the draft in the place of `dist`. */
export function exchange(root: string): void {
  const { dist, old, lock } = paths(root);
  if (readFileSync(lock, 'utf8') !== `${process.pid}`) {
    throw plainError('Another build has begun meanwhile. Its site will be in dist.');
  }
  if (existsSync(dist)) renameSync(dist, old);
  try {
    renameSync(join(root, draft), dist);
  } catch (error) {
    if (existsSync(old)) renameSync(old, dist);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

function writeLock(lock: string): void {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isRunning(holder)) {
      throw plainError(
        `Another build is running, as process ${holder}. Wait for its end. If that process is no build, delete .astro/build.lock.`,
      );
    }
    rmSync(lock, { force: true });
    writeLock(lock);
  }
}

/** Whether a process runs. In a container, the numbers of processes repeat, so an own number is an old one. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function refuseUnmovable(root: string): void {
  const { dist, cache } = paths(root);
  const place = lstatSync(dist, { throwIfNoEntry: false });
  if (place?.isSymbolicLink() || (place ?? statSync(root)).dev !== statSync(cache).dev) {
    throw plainError(
      'The folder dist is a link, or on another disk than .astro: no new site can take its place at once. Delete it, build again, and copy dist to where it is served.',
    );
  }
  accessSync(place ? dist : root, constants.W_OK);
}

/** What a machine refuses: the codes of Node, and the words of parts of the build that are no JavaScript. */
const sentences: [RegExp, string][] = [
  [
    /ENOSPC|EDQUOT|no space left on device/i,
    'The disk is full. Make room, and build again. The last site is whole.',
  ],
  [/EBUSY/, 'Another program uses dist, or it is mounted. End that, and build again.'],
  [
    /EACCES|EPERM|EROFS/,
    'The project may not be written. Allow writing to its folder, to dist and to .astro, and build again.',
  ],
];

/** What a machine refused, as a sentence, where a text of errors names it. */
export const machineSentence = (errors: string): string | undefined =>
  sentences.find(([pattern]) => pattern.test(errors))?.[1];
