/**
 * The content of another venue, which fills every optional fact of its own. The tests of the whole site pass with it
 * (`npm run test:full -- other-content`), and no sentence contradicts it (other-content/).
 */
import { appendFileSync, cpSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { otherHours, otherFacts, useOtherMenu } from './other-menu.ts';
import { editFields, editText } from './project-copy.ts';
import { projectFolder } from './sites.ts';

/** The fields of `venue.md` that differ, some of which could break out of a page. A new fact goes here. */
export const otherVenue = {
  // As long as a name may be.
  name: "Ada's & Quill's Midnight Parlour & Games",
  blurb: 'Parlour games, a long bar and supper for adults.',
  studio: 'Quayside Works',
  copyrightYear: 2024,
  address: {
    ...{ street: '1-7 Ropewalk', town: 'Riverside', region: 'Tokyo' },
    ...{ postcode: '104-0031', country: 'Japan' },
  },
  telephones: [
    { label: 'Doorkeeper', number: '+44 20 7946 0091' },
    { label: 'Large parties', number: '+44 20 7946 0092' },
  ],
  emails: [
    { label: 'Anything else', address: 'ada@example.org' },
    { label: 'Tables', address: 'tables@example.org', for: 'reservations' },
  ],
  hours: {
    gaming: '16:00-02:00',
    diningOpens: '17:00',
    diningCloses: '23:30',
    ...otherHours,
  },
  timeZone: 'Asia/Tokyo',
  answerWithin: '3 hours',
  minimumAge: 21,
  players: '1,200',
  rating: '4.1/5',
  minutesToAirport: 40,
  tableNotice: '5 hours',
  playersSource: 'Door book, <i 2024',
  ratingSource: 'Guest cards & more',
  place: { heading: 'In an old <i customs house', text: 'Behind the bridge & the market.' },
  metro: 'Ropewalk <2>, 2 minutes',
  entry: 'A song, <b always',
  dress: 'Hats & velvet',
  access: {
    stepFree: 'A ramp <i',
    toilet: 'Cloakroom & bar',
    parking: 'In the yard',
    hearingLoop: 'At the bar',
    dogs: 'All dogs',
    quietHours: 'Sundays until noon',
    contact: 'access@example.org',
  },
  licence: 'Run by Parlour <Ltd.',
  mapUrl: 'https://maps.example.com/1?a=7&b=2',
  securityEmail: 'security@example.org',
  ...otherFacts,
};

/** The longest name that a game may have. */
const longest = 'The Slow and Golden Hour of the Savannah';

/** All games, and one more. The first has the longest name, the second is a photograph, the last has no demo. */
async function writeGames(games: string, posters: string) {
  const orderOf = (file: string) =>
    Number(/^order: (\d+)/m.exec(readFileSync(games + file, 'utf8'))?.[1]);
  const [first = '', second = '', ...others] = readdirSync(games).toSorted(
    (one, other) => orderOf(one) - orderOf(other),
  );
  editFields(games + first, (fields) => fields.set('name', longest));
  renameSync(games + second, `${games}LanternRow.md`);
  editFields(`${games}LanternRow.md`, (fields) => {
    fields.set('name', 'Lantern Row');
    fields.set('image', '../../assets/images/posters/LanternRow.jpg');
    fields.set('imageAlt', 'A row of paper lanterns hangs over a canal at night.');
  });
  const drawn = `${projectFolder}src/assets/images/front-door.svg`;
  await sharp(drawn).resize(1600, 2000).jpeg().toFile(`${posters}LanternRow.jpg`);
  const [drawing = ''] = readdirSync(posters)
    .filter((file) => file.endsWith('.svg'))
    .toSorted((one, other) => statSync(posters + one).size - statSync(posters + other).size);
  cpSync(posters + drawing, `${posters}Seventh.svg`);
  cpSync(games + (others.at(-1) ?? first), `${games}Seventh.md`);
  editFields(`${games}Seventh.md`, (fields) => {
    fields.set('name', 'Seventh Wave');
    fields.set('order', 1000);
    fields.set('description', 'Six waves come in, and the seventh takes the boat.');
    fields.set('image', '../../assets/images/posters/Seventh.svg');
    fields.set('imageAlt', 'A small boat waits below a wave that is higher than its mast.');
    for (const field of ['launcherGameId', 'token']) fields.delete(field);
  });
  // A game's text has pictures too.
  appendFileSync(`${games}LanternRow.md`, `\n${pictures}\n`);
}

const pictures = ['Seventh.svg', 'LanternRow.jpg']
  .map((file) => `![A picture of the evening](../../assets/images/posters/${file})`)
  .join('\n\n');
const table =
  '| What | How long |\n| --- | --- |\n| Messages | One year |\n| Bookings | Two years |';

/** A text of 60,000 letters. */
const longText = Array.from(
  { length: 120 },
  () => `${'Nobody wins or loses here. '.repeat(19)}\n\n`,
).join('');

/** Words of legal pages that an editor may change without changing a test. */
const words = [
  ['content/legal/terms.md', /^## .*$/m, '## How These Terms Apply'],
  ['content/legal/privacy.md', /^## /m, `${longText}${table}\n\n${pictures}\n\n## `],
] as const;

export async function useOtherContent(project: string) {
  const src = `${project}src/`;
  editFields(`${src}content/venue.md`, (venue) => {
    const others = ['rooms', 'hotelNotice', 'valet', 'concierge'];
    for (const field of ['launcher', 'formEndpoint', 'bookingUrl', ...others]) venue.delete(field);
    for (const [field, value] of Object.entries(otherVenue)) venue.set(field, value);
  });
  await writeGames(`${src}content/games/`, `${src}assets/images/posters/`);
  await useOtherMenu(project);
  for (const [file, before, after] of words) editText(src + file, before, after);
}
