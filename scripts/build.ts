/**
 * `npm run build`: Astro builds into a draft, which takes the place of `dist` when it is whole. A build that fails or is
 * killed leaves the last site. Options go on to Astro.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, rmSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { plainError } from '../src/build/plain-error.ts';
import { thirdPartiesOf } from '../src/build/third-parties.ts';
import { readSettings } from '../src/build/settings.ts';
import { begin, draft, exchange, machineSentence } from './exchange.ts';

/** Runs Astro. Prints what it says, without its list of files. Throws what it says of a failure. */
async function runAstro(options: string[]): Promise<void> {
  const child = spawn('astro', ['build', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  // Ctrl-C reaches Astro by itself. This process goes on to give the lock back.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill());
  createInterface(child.stdout).on('line', (line) => {
    if (!/[├└]─/.test(line)) console.log(line);
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  // The system ends a process that writes more than "ulimit -f" without a word of it.
  if (status !== 0) throw plainError(signal === 'SIGXFSZ' ? 'EFBIG' : errors);
  console.warn(errors);
}

/** When each source was last written, as one text. */
const sources = () =>
  globSync('{src,public}/**')
    .map((path) => `${path} ${statSync(path).mtimeMs}`)
    .join();

async function build(options: string[]): Promise<void> {
  const root = process.cwd();
  const { base } = readSettings(process.env, thirdPartiesOf(undefined, []));
  const unlock = begin(root);
  try {
    const before = sources();
    await runAstro(['--outDir', `${draft}${base}`, ...options]);
    if (sources() !== before) {
      throw plainError(
        'A file in src or public was changed during the build, so the pages may contradict each other. Build again.',
      );
    }
    exchange(root);
    console.log('The site is in dist.');
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}

try {
  await build(process.argv.slice(2));
} catch (error) {
  const { message, stack } = error as Error;
  console.error(machineSentence(message) ?? (stack || message));
  process.exitCode = 1;
}
