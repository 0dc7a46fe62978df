import { launcherGameIds } from '../src/demos/games.ts';
import { countedMessages } from '../src/content-pipeline/messages.ts';
import { readContent } from '../src/content-pipeline/read-content.ts';

/** `npm run check:content`: prints all mistakes and remarks about the content. Fails with a mistake. */
const { mistakes, warnings } = await readContent(process.cwd(), { launcherGameIds });
if (warnings.length > 0) console.log(`${countedMessages(warnings, 'remark')}\n`);
console.log(
  mistakes.length > 0 ? countedMessages(mistakes, 'problem') : 'The content has no problems.',
);
process.exitCode = mistakes.length > 0 ? 1 : 0;
