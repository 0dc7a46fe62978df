/** The hours of the clock on the home page, each with its sky, the state of the rooms and a sentence. */
import type { Evening } from '../../schemas/evening.ts';
import type { Hours } from '../../schemas/hours/hours.ts';
import { dayLength, isWholeDay } from '../../schemas/hours/range.ts';
import { whenInWords } from '../../lib/hours/evenings-in-words.ts';
import { isoTime, printTime } from '../../lib/hours/print.ts';
import { isOpenDaily, typicalDay } from '../../lib/hours/typical-day.ts';
import { capitalise } from '../../lib/words/capitalise.ts';
import { closedInWords, hourInWords, type HouseFacts } from './house-sentences.ts';
import { skyAt, type Sky } from './skies.ts';

export interface HouseHour {
  /** Minutes from the midnight of the typical day, 1440 and more in the night after it. */
  minute: number;
  /** On the 24-hour clock: `21:00`. */
  time: string;
  /** As visitors read it, without a line break: `9 PM` or `21:00`. */
  printed: string;
  sky: Sky;
  /** If the kitchen is closed: `closed until 6 AM`, or `closed` if the next day may have other hours. */
  closed: string | undefined;
  fact: string;
  /** Whether the page shows it at first: 9 PM, or the last hour at which the kitchen is open. */
  isDefault: boolean;
}

/**
 * The hours of a venue on its typical day: when it opens, when the kitchen opens, noon, 6 PM and 9 PM. The last two are an hour
 * before the kitchen closes, and two hours after. Leaves out hours when the venue is closed, and hours less than 60 minutes after
 * the previous one.
 */
export function houseHours(house: HouseFacts): HouseHour[] {
  const { hours } = house;
  const { gaming, dining } = typicalDay(hours);
  const opens = Math.min(...dining.map((range) => range.opens));
  const closes = Math.max(...dining.map((range) => range.closes));
  const first = isWholeDay(gaming) ? opens : Math.min(...gaming.map((range) => range.opens));
  const shown = [first];
  const inOrder = [opens, 12 * 60, 18 * 60, 21 * 60, closes - 60, closes + 120]
    .map((minute) => (minute < first ? minute + dayLength : minute))
    .filter((minute) => minute < first + dayLength && isOpenDaily(gaming, minute))
    .sort((one, other) => one - other);
  for (const minute of inOrder) {
    if (minute >= (shown.at(-1) ?? first) + 60) shown.push(minute);
  }

  const clock = shown.map((minute) => ({
    minute,
    time: isoTime(minute),
    printed: printTime(minute, hours),
    sky: skyAt(minute),
    closed: closedInWords(house, minute),
    fact: hourInWords(house, minute),
  }));
  const initial =
    clock.find(({ time }) => time === '21:00') ?? clock.findLast(({ closed }) => !closed);
  return clock.map((hour) => ({ ...hour, isDefault: hour === initial }));
}

/** The next evening that starts at an hour, or later but before the next hour. Undefined if there is none. */
export function eveningAt(
  evenings: readonly { entry: { data: Evening }; next: string }[],
  hours: Hours,
  { minute }: HouseHour,
  next: HouseHour | undefined,
): { title: string; day: string; time: string } | undefined {
  const within = next ? next.minute - minute : 60;
  const found = evenings.find(
    ({ entry }) => (entry.data.starts - minute + 2 * dayLength) % dayLength < within,
  );
  if (!found) return undefined;
  const { title, starts } = found.entry.data;
  const day = whenInWords(found.entry.data, found.next, hours);
  return {
    title,
    // It begins a sentence: `First Friday of the month`.
    day: capitalise(day),
    time: printTime(starts, hours),
  };
}
