import type { Venue } from '../src/schemas/venue.ts';
import { contentFiles } from '../src/integrations/content-check/content-files.ts';
import { linesWith, placeholderFacts, placeholderGame } from './placeholders.ts';
import { count, inWords, type Problem } from '../src/integrations/content-check/problem.ts';
import { readContent } from '../src/integrations/content-check/read-content.ts';

/** `npm run before-launch`: what still is a placeholder, and what only a person can decide or supply. */
export async function run(root: string): Promise<number> {
  const { venue, venueFile, games, problems } = await readContent(root);
  if (!venue || !venueFile || problems.length > 0) {
    console.log('The content has problems: mend first what "npm run check:content" lists.');
    return 1;
  }
  const left: Problem[] = [
    ...siteAddress(process.env['SITE_URL']),
    ...placeholderFacts(venueFile, venue),
    ...games.flatMap((game) => placeholderGame(root, game)),
    ...contentFiles(root).legal.flatMap((file) =>
      linesWith(
        root,
        file,
        /review before launch/i,
        'The words that a lawyer has agreed to, without this remark.',
      ),
    ),
  ];
  console.log(inWords(left));
  console.log(
    `For a person to decide or supply:\n${decisions(venue)
      .map((one) => `- ${one}`)
      .join('\n')}\n`,
  );
  console.log(
    left.length > 0 ? `${count(left.length, 'placeholder')} left.` : 'No placeholder is left.',
  );
  return left.length > 0 ? 1 : 0;
}

function siteAddress(url: string | undefined): Problem[] {
  if (url) return [];
  const wanted =
    'The address of the site, where your host builds it. For example: SITE_URL=https://www.example.com';
  return [{ file: 'The build settings of the host', field: 'SITE_URL', found: 'nothing', wanted }];
}

function decisions({ players, rating, answerWithin, launcher }: Venue): string[] {
  return [
    'A lawyer reads the terms and the privacy policy, for the countries the site is meant for.',
    `Evidence for "${players} Happy Players" and for the rating of ${rating}: who counted, when, and where it can be looked up.`,
    'Evidence for "certified random number generation" (Fair Play, terms): the certificates of the partners.',
    `Whether an answer within ${answerWithin}, at every hour, can be kept.`,
    'Whether valet parking, metro, airport and opening hours are as the contact page says.',
    'What the host logs, and for how long: the privacy policy speaks of it.',
    launcher
      ? 'The game numbers, the operator number and the tokens that the launcher’s host has given, in src/content/games.'
      : 'Whether the site’s own demos stay, or a launcher of a partner takes their place.',
    'Who answers for pictures and words, and that the venue may use them.',
  ];
}
