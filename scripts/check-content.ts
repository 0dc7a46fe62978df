import { launcherGameIds } from '../src/demos/games.ts';
import { count, countedMessages } from '../src/content-pipeline/messages.ts';
import { readContent } from '../src/content-pipeline/read/read-content.ts';

/** `npm run check:content`: prints all mistakes and warnings of all content files. Returns the exit code. */
export async function run(root: string): Promise<number> {
  const { mistakes, warnings, entries } = await readContent(root, { launcherGameIds });
  const { games, menu, evenings } = entries;
  if (warnings.length > 0) console.log(`${countedMessages(warnings, 'remark')}\n`);
  if (mistakes.length > 0) {
    console.log(countedMessages(mistakes, 'problem'));
    return 1;
  }
  const others = [
    menu.length > 0 ? 'the menu' : [],
    evenings.length > 0 ? count(evenings.length, 'evening') : [],
  ].flat();
  const all = ['the venue', 'the law pages', ...others].join(', ');
  console.log(`The content has no problems: ${all} and ${count(games.length, 'game')}.`);
  return 0;
}

if (import.meta.main) process.exitCode = await run(process.cwd());
