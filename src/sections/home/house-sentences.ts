/** The sentences of the house by the hour. Each `minute` is one of the typical day, or of the night after it. */
import { quietInWords } from '../../lib/venue/access.ts';
import { printEnd, printTime } from '../../lib/hours/print.ts';
import { closesNext, isOpenDaily, opensNext, typicalDay } from '../../lib/hours/typical-day.ts';
import { withFullStop } from '../../lib/words/with-full-stop.ts';
import { isWholeDay } from '../../schemas/hours/range.ts';
import { weekdays } from '../../schemas/hours/weekday.ts';
import type { Venue } from '../../schemas/venue.ts';
import { skyAt, type Sky } from './skies.ts';

export type HouseFacts = Pick<Venue, 'access' | 'concierge' | 'hours' | 'valet'>;

// Review before launch: breakfast, lunch and supper at these hours.
/** The sentence for each sky, unless the kitchen opens or closes at that time. */
const sentences = (closes: string, { concierge, valet }: HouseFacts): Record<Sky, string> => ({
  dawn: 'Breakfast, and the games to yourself.',
  day: `Lunch, and ${concierge ?? 'a round after it'}.`,
  dusk: `A game, then supper.${valet ? ` ${withFullStop(valet)}` : ''}`,
  night: `Supper until ${closes}. Pick a sofa, pick a rival.`,
  late: `The kitchen is open until ${closes}.`,
});

/** If the kitchen is closed: `closed until 6 AM`, or `closed` if the next day may have other hours. */
export function closedInWords({ hours }: HouseFacts, minute: number): string | undefined {
  const { days, dining } = typicalDay(hours);
  if (isOpenDaily(dining, minute)) return undefined;
  const opens = opensNext(dining, minute);
  const isBeforeClosing = minute < Math.max(...dining.map(({ closes }) => closes));
  const isKnown = days.length === weekdays.length || isBeforeClosing;
  return isKnown && opens !== undefined ? `closed until ${printTime(opens, hours)}` : 'closed';
}

/** What visitors find at an hour. */
export function hourInWords(house: HouseFacts, minute: number): string {
  const quiet = quietInWords(house, minute);
  return [kitchenInWords(house, minute), ...(quiet ? [quiet] : [])].join(' ');
}

function kitchenInWords(house: HouseFacts, minute: number): string {
  const { concierge, hours } = house;
  const closed = closedInWords(house, minute);
  if (closed)
    return `Kitchen ${closed}. The ${concierge ? 'concierge and the ' : ''}games are awake.`;
  const { dining } = typicalDay(hours);
  const closes = closesNext(dining, minute);
  if (closes === undefined) return 'The kitchen is open around the clock.';
  if (minute === Math.min(...dining.map(({ opens }) => opens))) {
    const isAlwaysOpen = weekdays.every((day) => isWholeDay(hours.week[day].gaming));
    return isAlwaysOpen ? 'The kitchen opens. The games never closed.' : 'The kitchen opens.';
  }
  const until = printEnd(closes, hours);
  if (closes - minute <= 60) return `One more hour: the kitchen closes at ${until}.`;
  return sentences(until, house)[skyAt(minute)];
}
