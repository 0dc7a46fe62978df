/** The hours at which the house shows itself: each with its sky, what is open then, and a sentence of fact. */
import type { Evening } from '../../schemas/evening.ts';
import type { Venue } from '../../schemas/venue.ts';
import { clockTime, isBetween, minutesBetween, openingRange } from '../../schemas/clock-time.ts';
import { printedDate } from '../../lib/evenings.ts';
import { openInWords } from '../../lib/hours-in-words.ts';
import { printedTime, typicalDay } from '../../lib/opening-hours.ts';

/** The skies of the day, the last one after midnight. */
type Sky = 'dawn' | 'day' | 'dusk' | 'night' | 'late';

export interface HouseHour {
  /** On the 24-hour clock: `21:00`. */
  time: string;
  /** As the venue prints it, on one line: `9 PM` or `21:00`. */
  printed: string;
  /** The anchor of its address: `9pm` or `21-00`. */
  id: string;
  sky: Sky;
  /** Whether the words in its sky are dark. */
  isLight: boolean;
  isKitchenOpen: boolean;
  fact: string;
}

const day = 24 * 60;

/** The time some minutes after another. */
function shift(time: string, by: number): string {
  const at = (minutesBetween('00:00', time) + by + day) % day;
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** From when on each sky holds. Before all of them it is late. */
const skies: [from: string, sky: Sky][] = [
  ['20:00', 'night'],
  ['17:00', 'dusk'],
  ['10:00', 'day'],
  ['05:00', 'dawn'],
];

type HouseFacts = Pick<Venue, 'concierge' | 'valet'>;

/** The fact under each sky, where the kitchen neither opens nor closes soon. */
const facts = (closes: string, { concierge, valet }: HouseFacts): Record<Sky, string> => ({
  dawn: 'Breakfast, and the games to yourself.',
  day: `Lunch, and ${concierge ?? 'a round after it'}.`,
  dusk: `Supper, and a round before it.${valet ? ' The valet parks your car.' : ''}`,
  night: `Supper until ${closes}. Bring a friend, meet a rival.`,
  late: `The kitchen is open until ${closes}.`,
});

/**
 * The hours of a venue on its typical day. It opens, its kitchen opens; then come noon, 6 PM, 9 PM, the kitchen's
 * last hour, and two hours after it. Those at which the venue is closed, or less than an hour after another, are left out.
 */
export function houseHours({ hours, ...house }: HouseFacts & Pick<Venue, 'hours'>): HouseHour[] {
  const { days, gaming, dining } = typicalDay(hours);
  const { opens = '', closes = '' } = openingRange(dining) ?? {};
  const [kitchenOpens = '', kitchenCloses = ''] = dining.includes('-')
    ? dining.split('-')
    : [opens, closes].map((time) => printedTime(time, hours));
  const open = (gaming.includes('-') && openingRange(gaming)) || { opens, closes: opens };
  const times = [opens, '12:00', '18:00', '21:00', shift(closes, -60), shift(closes, 120)]
    .filter((time) => isBetween(time, open.opens, open.closes))
    .sort((one, other) => minutesBetween(open.opens, one) - minutesBetween(open.opens, other));
  const shown = [open.opens];
  for (const time of times) {
    if (minutesBetween(shown.at(-1) ?? '', time) >= 60) shown.push(time);
  }

  const factAt = (time: string, sky: Sky, isKitchenOpen: boolean) => {
    if (!isKitchenOpen) {
      // The day after may have other hours.
      const isKnown =
        days.length === 7 || minutesBetween(open.opens, time) < minutesBetween(open.opens, opens);
      const kitchen = isKnown ? `Kitchen closed until ${kitchenOpens}` : 'The kitchen is closed';
      return `${kitchen}. The ${house.concierge ? 'concierge and the ' : ''}games are awake.`;
    }
    if (time === opens) {
      const isAlwaysOpen = openInWords(hours, 'gaming') === '24/7';
      return isAlwaysOpen ? 'The kitchen opens. The games never closed.' : 'The kitchen opens.';
    }
    if (minutesBetween(time, closes) <= 60)
      return `One more hour: the kitchen closes at ${kitchenCloses}.`;
    return facts(kitchenCloses, house)[sky];
  };
  return shown.map((time) => {
    const sky = skies.find(([from]) => time >= from)?.[1] ?? 'late';
    const isKitchenOpen = isBetween(time, opens, closes);
    const printed = printedTime(time, hours);
    return {
      time,
      printed: printed.replace(' ', '\u00A0'),
      id: printed.toLowerCase().replace(' ', '').replace(':', '-'),
      sky,
      isLight: ['dawn', 'day', 'dusk'].includes(sky),
      isKitchenOpen,
      fact: factAt(time, sky, isKitchenOpen).replaceAll(/ (?=[AP]M\b)/g, '\u00A0'),
    };
  });
}

/** The hour that the house stands in where none is chosen: 9 PM, or the last one at which the kitchen is open. */
export function defaultHour(hours: readonly HouseHour[]): HouseHour | undefined {
  return (
    hours.find(({ time }) => time === '21:00') ??
    hours.findLast(({ isKitchenOpen }) => isKitchenOpen)
  );
}

/** The next evening that begins at an hour or later, but before the next hour. In words, or undefined. */
export function eveningAt(
  evenings: readonly { entry: { data: Evening } }[],
  hours: Venue['hours'],
  { time: from }: HouseHour,
  next: HouseHour | undefined,
): string | undefined {
  const within = next ? minutesBetween(from, next.time) : 60;
  const found = evenings.find(
    ({ entry }) => minutesBetween(from, clockTime(entry.data.starts) ?? '') < within,
  );
  if (!found) return undefined;
  const { title, weekday, date = '', starts } = found.entry.data;
  const time = printedTime(starts, hours).replace(' ', '\u00A0');
  return `${weekday ?? printedDate(date)}, ${time}: ${title}.`;
}
