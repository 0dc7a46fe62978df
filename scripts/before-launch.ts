import { launcherGameIds } from '../src/demos/games.ts';
import { count, countedMessages, formatMessages } from '../src/content-pipeline/messages.ts';
import { readContent } from '../src/content-pipeline/read-content.ts';
import type { Venue } from '../src/schemas/venue.ts';
import { checkBuiltSite } from './built-site.ts';
import { placeholders } from './placeholders.ts';

/**
 * `npm run before-launch`: lists what is left to replace, in the content and in the built site, and decisions for a
 * person. Returns the exit code.
 */
export async function beforeLaunch(root: string): Promise<number> {
  const { files, mistakes, warnings } = await readContent(root, { launcherGameIds });
  const [venueFile] = files.venue;
  if (mistakes.length > 0 || !venueFile?.data) {
    console.log(countedMessages(mistakes, 'problem'));
    console.log('The content has problems. Fix them first: "npm run check:content" lists them.');
    return 1;
  }
  const venue = venueFile.data;
  const left = [...placeholders(root, files), ...checkBuiltSite(root, venue.name)];
  const withoutDemo = files.games.flatMap(({ data }) =>
    data && !data.launcherGameId ? data.name : [],
  );
  const toDecide = decisions(venue, withoutDemo).map((decision) => `- ${decision}`);
  console.log(formatMessages(left));
  if (warnings.length > 0) console.log(`To look at: ${countedMessages(warnings, 'remark')}\n`);
  console.log(`To decide:\n${toDecide.join('\n')}\n`);
  console.log(
    left.length > 0
      ? `${count(left.length, 'point')} left before launch.`
      : 'Nothing is left to replace.',
  );
  return left.length > 0 ? 1 : 0;
}

/** The optional fields of `venue.md` that visitors look for. */
const visitorFacts = [
  'metro',
  'entry',
  'dress',
  'access',
  'licence',
  'mapUrl',
  'company',
  'helpline',
  'groups',
] as const;

function decisions(venue: Venue, withoutDemo: string[]): string[] {
  const { players, rating, answerWithin, launcher, formEndpoint, securityEmail } = venue;
  const unsaid = visitorFacts.filter((field) => !venue[field]);
  const all = [
    'A lawyer reads the terms and the privacy policy for the countries of the site.',
    `Evidence for "${players} Happy Players" and for the rating of ${rating}: who counted, when, and where to look it up.`,
    unsaid.length > 0 &&
      `Facts that visitors look for, and no page says yet (venue.md): ${unsaid.join(', ')}.`,
    'Evidence for "certified random number generation" (Fair Play, terms): the certificates of the partners.',
    `Whether someone can answer within ${answerWithin} at every hour.`,
    'Whether valet parking, metro, airport and opening hours are as the contact page says.',
    'What the host logs, and for how long. The privacy policy must agree.',
    launcher
      ? 'The game numbers, the operator number and the tokens from the launcher’s host, in src/content/games.'
      : 'Whether the site’s own demos stay, or a partner’s launcher replaces them (launcher in venue.md).',
    formEndpoint &&
      `Who reads the messages at ${new URL(formEndpoint).host}. Send one from the published site, and see it arrive.`,
    !securityEmail && 'Where researchers report a vulnerability (securityEmail in venue.md).',
    withoutDemo.length > 0 && `When the demo is ready: ${withoutDemo.join(', ')}.`,
    'Who has checked that the venue may use all pictures and texts, with its mark and the frame of shared links.',
  ];
  return all.filter((decision) => typeof decision === 'string');
}

if (import.meta.main) process.exitCode = await beforeLaunch(process.cwd());
