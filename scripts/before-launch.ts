import { launcherGameIds } from '../src/demos/games.ts';
import {
  count,
  countedMessages,
  formatMessages,
  mistake,
  place,
} from '../src/content-pipeline/messages.ts';
import { readContent } from '../src/content-pipeline/read/read-content.ts';
import { isSafeUrl } from '../src/schemas/safe-url.ts';
import type { VFileMessage } from 'vfile-message';
import type { Venue } from '../src/schemas/venue.ts';
import { isPlaceholderUrl, linesWith, placeholderFacts, placeholderGame } from './placeholders.ts';

/** `npm run before-launch`: lists placeholders that are left and decisions for a person. Returns the exit code. */
export async function run(root: string): Promise<number> {
  const { venue, legal, games, menu, evenings, files, warnings } = await readContent(root, {
    launcherGameIds,
  });
  if (!venue || !files.venue) {
    console.log('The content has problems. Run "npm run check:content", and fix what it lists.');
    return 1;
  }
  const wanted = 'The text that a lawyer has approved, without this remark.';
  const left: VFileMessage[] = [
    ...siteAddress(process.env['SITE_URL']),
    ...placeholderFacts(files.venue, venue),
    ...games.flatMap((game) => placeholderGame(root, game)),
    ...legal.flatMap(({ filePath }) => linesWith(root, filePath, /review before launch/i, wanted)),
  ];
  const madeUp = 'What the venue really offers, without this remark. Or no such file.';
  left.push(
    ...[...menu, ...evenings].flatMap(({ filePath }) =>
      linesWith(root, filePath, /review before launch/i, madeUp),
    ),
  );
  const withoutDemo = games.filter(({ data }) => !data.launcherGameId).map(({ data }) => data.name);
  const toDecide = decisions(venue, withoutDemo).map((decision) => `- ${decision}`);
  console.log(formatMessages(left));
  if (warnings.length > 0) console.log(`To look at: ${countedMessages(warnings, 'remark')}\n`);
  console.log(`To decide:\n${toDecide.join('\n')}\n`);
  console.log(
    left.length > 0 ? `${count(left.length, 'placeholder')} left.` : 'No placeholder is left.',
  );
  return left.length > 0 ? 1 : 0;
}

function siteAddress(url = ''): VFileMessage[] {
  if (isSafeUrl(url) && !isPlaceholderUrl(url)) return [];
  const wanted =
    'The https address of the site, in the environment of the build. For example: SITE_URL=https://www.example.com';
  const file = 'The build settings of the host';
  return [place(mistake('SITE_URL', url ? `"${url}"` : 'nothing', wanted), file)];
}

/** The optional fields of `venue.md` that tell visitors about the way and the door. */
const visitorFacts = [
  ...['metro', 'entry', 'dress', 'stepFree', 'licence', 'mapUrl'],
  ...['company', 'helpline', 'groups'],
] as const;

function decisions(venue: Venue, withoutDemo: string[]): string[] {
  const { players, rating, answerWithin, launcher, formEndpoint } = venue;
  const unsaid = visitorFacts.filter((field) => !venue[field]);
  return [
    'A lawyer reads the terms and the privacy policy for the countries of the site.',
    `Evidence for "${players} Happy Players" and for the rating of ${rating}: who counted, when, and where to look it up.`,
    ...(unsaid.length > 0
      ? [`Facts that visitors look for, and no page says yet (venue.md): ${unsaid.join(', ')}.`]
      : []),
    'Evidence for "certified random number generation" (Fair Play, terms): the certificates of the partners.',
    `Whether someone can answer within ${answerWithin} at every hour.`,
    'Whether valet parking, metro, airport and opening hours are as the contact page says.',
    'What the host logs, and for how long. The privacy policy must agree.',
    launcher
      ? 'The game numbers, the operator number and the tokens from the launcher’s host, in src/content/games.'
      : 'Whether the site’s own demos stay, or a partner’s launcher replaces them (launcher in venue.md).',
    formEndpoint
      ? `Who reads the messages at ${new URL(formEndpoint).host}.`
      : 'Whether the contact form stays a preview, or sends messages (formEndpoint in venue.md).',
    ...(withoutDemo.length > 0 ? [`When the demo is ready: ${withoutDemo.join(', ')}.`] : []),
    'Who has checked that the venue may use all pictures and texts.',
  ];
}

if (import.meta.main) process.exitCode = await run(process.cwd());
