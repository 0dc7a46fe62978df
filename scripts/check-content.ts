import { launcherGameIds } from '../src/demos/games.ts';
import { count, countedMessages } from '../src/content-pipeline/messages.ts';
import { readContent } from '../src/content-pipeline/read/read-content.ts';

/** `npm run check:content`: prints all mistakes and warnings of all content files. Returns the exit code. */
export async function run(root: string): Promise<number> {
  const { mistakes, warnings, games } = await readContent(root, { launcherGameIds });
  if (warnings.length > 0) console.log(`${countedMessages(warnings, 'remark')}\n`);
  if (mistakes.length > 0) {
    console.log(countedMessages(mistakes, 'problem'));
    return 1;
  }
  console.log(
    `The content has no problems: the venue, the law pages and ${count(games.length, 'game')}.`,
  );
  return 0;
}

if (import.meta.main) process.exitCode = await run(process.cwd());
