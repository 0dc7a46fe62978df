/**
 * Builds the site as its owner would with a form that delivers: a copy in which the one line of `venue.md`
 * is set, to the server on the loopback interface that the visits send to.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deliveringSite, receiver } from './sites.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const copy = `${project}test-results/delivering/`;
rmSync(copy, { recursive: true, force: true });
for (const part of ['src', 'public', 'astro.config.mjs', 'tailwind.config.cjs', 'tsconfig.json']) {
  cpSync(project + part, copy + part, { recursive: true });
}

const venue = `${copy}src/content/venue.md`;
const setting = /^# formEndpoint: .*$/m;
const facts = readFileSync(venue, 'utf8');
if (!setting.test(facts)) throw new Error('venue.md has no line "# formEndpoint: …" to set.');
writeFileSync(venue, facts.replace(setting, `formEndpoint: ${receiver.url}`));

execFileSync(process.execPath, [`${project}node_modules/astro/astro.js`, 'build'], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...deliveringSite.env },
});
