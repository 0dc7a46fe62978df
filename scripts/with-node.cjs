/**
 * Runs a command with the Node that npm has installed for this project: `node scripts/with-node.cjs astro build`. npm 11 prefers
 * that Node by itself; npm 10 does not. Old versions of Node can run this file, to print its errors.
 */
const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const { delimiter, dirname, join } = require('node:path');
const { optionalDependencies } = require('../package.json');

const root = dirname(__dirname);
const isWindows = process.platform === 'win32';
const platform = `${process.platform.replace('32', '')}-${process.arch}`;
const nodePackage = Object.keys(optionalDependencies).find((name) => name.endsWith(platform));
const node = nodePackage
  ? join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
  : process.execPath;

/** The reason why the project cannot run here. Undefined if it can. */
function findError() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // npm does not install the native packages of the build on older versions of Node.
  if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
    return `Install Node 24 from https://nodejs.org, and run "npm ci" again. On Node ${process.versions.node}, npm leaves out packages that the build needs.`;
  }
  if (!existsSync(node))
    return 'The project is not installed. Run "npm ci", without --omit=optional.';
  if (!nodePackage && parseInt(process.versions.node) < 24) {
    return `Install Node 24 from https://nodejs.org. npm has no Node for ${platform}.`;
  }
  const [character] = /[#%?*{}]/.exec(root) ?? [];
  if (character) {
    return `Rename the folder ${root}. Vite and Tailwind cannot read a path that contains ${character}.`;
  }
  return undefined;
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

function run([command, ...options]) {
  process.env.PATH = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  );
  // On Windows, only the shell can start the commands of packages, and it joins options with spaces.
  const quoted = options.map((option) => (isWindows ? JSON.stringify(option) : option));
  const child = spawn(command, quoted, { stdio: 'inherit', shell: isWindows });
  // Ctrl-C also interrupts the command, which then ends this process.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill());
  child.on('error', () =>
    fail(`The command "${command}" is not installed. Run "npm ci", without --omit=dev.`),
  );
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

const error = findError();
if (error) fail(error);
else run(process.argv.slice(2));
