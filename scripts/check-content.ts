import { launcherGameIds } from '../src/demos/launcher-game-ids.ts';
import { contentProblems, count } from '../src/integrations/content-check/problem.ts';
import { readContent } from '../src/integrations/content-check/read-content.ts';

/** `npm run check:content`: prints all problems of all content files. Returns the exit code. */
export async function run(root: string): Promise<number> {
  const { problems, games } = await readContent(root, { launcherGameIds });
  if (problems.length > 0) {
    console.log(contentProblems(problems));
    return 1;
  }
  console.log(
    `The content has no problems: the venue, the law pages and ${count(games.length, 'game')}.`,
  );
  return 0;
}

if (import.meta.main) process.exitCode = await run(process.cwd());
