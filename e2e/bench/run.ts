/**
 * Measures the site on this machine and prints tables; it judges nothing. `npm run bench` runs both parts,
 * `npm run bench -- speed` one: `speed` or `lighthouse`.
 */
import { cpus, loadavg, totalmem } from 'node:os';
import { lighthouse } from './lighthouse.ts';
import { speed } from './speed.ts';

const parts: Record<string, () => void | Promise<void>> = { speed, lighthouse };
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);

const memory = Math.round(totalmem() / 2 ** 30);
const today = new Date().toISOString().slice(0, 10);
console.log(
  `${today}, ${cpus().length} × ${cpus()[0]?.model}, ${memory} GB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}"; there are ${Object.keys(parts)}.`);
  console.log(`\n── ${name}`);
  await part();
}
