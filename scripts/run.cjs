/**
 * Runs a command with the Node that the install has brought: `node scripts/run.cjs astro build`. npm 11 puts that Node
 * first by itself; npm 10 does not. Says in one sentence what is missing. Any Node can read this file.
 */
const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const { delimiter, dirname, join } = require('node:path');
const { optionalDependencies } = require('../package.json');

const root = dirname(__dirname);
const isWindows = process.platform === 'win32';
const platform = `${process.platform.replace('32', '')}-${process.arch}`;
const brought = Object.keys(optionalDependencies).find((name) => name.endsWith(platform));
const node = brought
  ? join(root, 'node_modules', brought, 'bin', isWindows ? 'node.exe' : 'node')
  : process.execPath;

/** What keeps the project from running here, as a sentence. */
function whatIsWrong() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // The native parts of the build name these versions as their oldest, so npm leaves them out on an older Node.
  if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
    return `Install Node 24 from https://nodejs.org, and run "npm ci" again: on Node ${process.versions.node}, npm leaves out parts of the build.`;
  }
  if (!existsSync(node)) return 'Run "npm ci" first, without --omit=optional.';
  if (!brought && parseInt(process.versions.node) < 24) {
    return `Install Node 24 from https://nodejs.org: the project brings none for ${platform}.`;
  }
  const [character] = /[#%?*{}]/.exec(root) ?? [];
  if (character) {
    return `Rename the folder ${root}: Vite and Tailwind cannot read a path with a ${character}.`;
  }
  return undefined;
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

function run([command, ...options]) {
  process.env.PATH = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  );
  // Windows starts the commands of packages by its shell alone, which joins them with blanks.
  const quoted = options.map((option) => (isWindows ? JSON.stringify(option) : option));
  const child = spawn(command, quoted, { stdio: 'inherit', shell: isWindows });
  // Ctrl-C reaches the command by itself.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill());
  child.on('error', () => fail(`There is no "${command}". Run "npm ci", without --omit=dev.`));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

const wrong = whatIsWrong();
if (wrong) fail(wrong);
else run(process.argv.slice(2));
