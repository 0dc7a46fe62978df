/** The hours of the clock on the home page, each with its sky, the state of the kitchen and a sentence. */
import type { Evening } from '../../schemas/evening.ts';
import type { Venue } from '../../schemas/venue.ts';
import { clockTime, isBetween, minutesBetween, openingRange } from '../../schemas/clock-time.ts';
import { whenInWords } from '../../lib/evenings.ts';
import { openInWords, unbroken } from '../../lib/hours-in-words.ts';
import { printedTime, typicalDay } from '../../lib/opening-hours.ts';
import { sentence } from '../../lib/sentence.ts';

/** The skies of the day, the last one after midnight. */
type Sky = 'dawn' | 'day' | 'dusk' | 'night' | 'late';

export interface HouseHour {
  /** On the 24-hour clock: `21:00`. */
  time: string;
  /** As visitors read it, without a line break: `9 PM` or `21:00`. */
  printed: string;
  /** The anchor in the URL: `9pm` or `21-00`. */
  id: string;
  sky: Sky;
  /** Whether the sky is light, so that its text is dark. */
  isLight: boolean;
  isKitchenOpen: boolean;
  fact: string;
}

const day = 24 * 60;

/** Adds minutes to a time. */
function shift(time: string, by: number): string {
  const at = (minutesBetween('00:00', time) + by + day) % day;
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The start of each sky. Before the first one, the sky is `late`. */
const skies: [from: string, sky: Sky][] = [
  ['20:00', 'night'],
  ['17:00', 'dusk'],
  ['10:00', 'day'],
  ['05:00', 'dawn'],
];

type HouseFacts = Pick<Venue, 'concierge' | 'valet'>;

/** The sentence for each sky, unless the kitchen opens or closes at that time. */
const facts = (closes: string, { concierge, valet }: HouseFacts): Record<Sky, string> => ({
  dawn: 'Breakfast, and the games to yourself.',
  day: `Lunch, and ${concierge ?? 'a round after it'}.`,
  dusk: `Supper, and a round before it.${valet ? ` ${sentence(valet)}` : ''}`,
  night: `Supper until ${closes}. Bring a friend, meet a rival.`,
  late: `The kitchen is open until ${closes}.`,
});

/**
 * The hours of a venue on its typical day: when it opens, when the kitchen opens, noon, 6 PM, 9 PM, an hour before the kitchen
 * closes, and two hours after. Leaves out hours when the venue is closed, and hours less than 60 minutes after the previous one.
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
      // The next day may have other hours.
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
      printed: unbroken(printed),
      id: printed.toLowerCase().replace(' ', '').replace(':', '-'),
      sky,
      isLight: ['dawn', 'day', 'dusk'].includes(sky),
      isKitchenOpen,
      fact: unbroken(factAt(time, sky, isKitchenOpen)),
    };
  });
}

/** The hour that is shown by default: 9 PM, or the last hour at which the kitchen is open. */
export function defaultHour(hours: readonly HouseHour[]): HouseHour | undefined {
  return (
    hours.find(({ time }) => time === '21:00') ??
    hours.findLast(({ isKitchenOpen }) => isKitchenOpen)
  );
}

/** The next evening that starts at an hour, or later but before the next hour, in words. Undefined if there is none. */
export function eveningAt(
  evenings: readonly { entry: { data: Evening }; next: string }[],
  hours: Venue['hours'],
  { time: from }: HouseHour,
  next: HouseHour | undefined,
): string | undefined {
  const within = next ? minutesBetween(from, next.time) : 60;
  const found = evenings.find(
    ({ entry }) => minutesBetween(from, clockTime(entry.data.starts) ?? '') < within,
  );
  if (!found) return undefined;
  const { title, starts } = found.entry.data;
  const time = unbroken(printedTime(starts, hours));
  return `${whenInWords(found.entry.data, found.next, hours)}, ${time}: ${title}.`;
}
