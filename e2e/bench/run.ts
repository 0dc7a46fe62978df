/** Measures the site on this machine and prints a table; it judges nothing. */
import { cpus, loadavg, totalmem } from 'node:os';
import { speed } from './speed.ts';

const memory = Math.round(totalmem() / 2 ** 30);
const today = new Date().toISOString().slice(0, 10);
console.log(
  `${today}, ${cpus().length} × ${cpus()[0]?.model}, ${memory} GB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
await speed();
