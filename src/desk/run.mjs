/** Runs a command of the editors' desk, which is TypeScript, as Vite reads it: `node src/desk/run.mjs check-content`. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [command, ...words] = process.argv.slice(2);
const { module } = await runnerImport(`${root}src/desk/${command}.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.run(root, words);
