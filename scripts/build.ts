/**
 * `npm run build`: Astro builds into a draft, which takes the place of `dist` when it is whole. A build that fails or
 * is killed leaves the last site. Options go on to Astro.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { plainError } from '../src/build/plain-error.ts';
import { thirdPartiesOf } from '../src/build/third-parties.ts';
import { readSettings } from '../src/build/settings.ts';
import { draft, exchange, machineSentence, takeLock } from './exchange.ts';

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
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw plainError(errors);
  if (errors) console.warn(errors);
}

async function build(options: string[]): Promise<void> {
  const root = process.cwd();
  const { base } = readSettings(process.env, thirdPartiesOf(undefined, []));
  const unlock = takeLock(root);
  try {
    await runAstro(['--outDir', `${draft}${base}`, ...options]);
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
