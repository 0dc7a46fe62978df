import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { games } from '../support/content.ts';
import { copyProject, editFields } from '../support/project-copy.ts';
import { projectFolder } from '../support/sites.ts';

/** A venue has six games to sixty; the last step shows what the build would do far beyond. */
const steps = [6, 60, 600];
const copy = `${projectFolder}test-results/scale/`;

/** Fills a copy of the project with games: those that are there, over and over, under names of their own. */
function fill(count: number) {
  copyProject(copy);
  const folder = `${copy}src/content/games/`;
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (let number = 1; number <= count; number++) {
    const { id } = games[number % games.length] ?? games[0];
    copyFileSync(`${projectFolder}src/content/games/${id}.md`, `${folder}Game${number}.md`);
    editFields(`${folder}Game${number}.md`, (fields) => {
      fields.set('name', `Game ${number}`);
      fields.set('order', number);
    });
  }
  editFields(`${copy}src/content/venue.md`, (venue) => venue.set('games', count));
}

/** Prints how long the build takes with more and more games. */
export function scale() {
  for (const count of steps) {
    fill(count);
    const started = performance.now();
    const { status, stderr } = spawnSync('astro', ['build'], { cwd: copy, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The build of ${count} games failed.\n${stderr}`);
    console.log(`${count} games: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  rmSync(copy, { recursive: true });
}
