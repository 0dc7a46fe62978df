/**
 * Measures the site on this machine, and prints tables; it judges nothing. `npm run bench` runs every part,
 * `npm run bench -- scale` one: `paint`, `lighthouse` or `scale`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const parts = ['paint', 'lighthouse', 'scale'];
const [wanted] = process.argv.slice(2);
if (wanted && !parts.includes(wanted)) {
  console.error(
    `There is no part "${wanted}". There are ${parts.join(', ')}; without a word, all run.`,
  );
  process.exit(1);
}

if (!existsSync(`${here}node_modules`)) {
  console.log('Fetching what the bench needs, once.');
  execFileSync('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund'], { stdio: 'inherit' });
}

const [{ model }] = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
);
for (const part of wanted ? [wanted] : parts) {
  const { bench } = await import(`./${part}.mjs`);
  console.log(`\n── ${part}`);
  await bench();
}
