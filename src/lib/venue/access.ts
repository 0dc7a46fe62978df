/** Facts about access, in words. */
import type { Venue } from '../../schemas/venue.ts';
import { weekdaysInWords } from '../hours/hours-in-words.ts';
import { printEnd, printRanges } from '../hours/print.ts';
import { keepNumbers } from '../words/keep-numbers.ts';
import { closesNext, isOpenDaily, typicalDay } from '../hours/typical-day.ts';

const names = {
  entrance: 'Entrance',
  stepFree: 'Step-free access',
  toilet: 'Accessible toilet',
  bedrooms: 'Step-free rooms',
  parking: 'Parking',
  hearingLoop: 'Hearing loop',
  dogs: 'Dogs',
  companions: 'Companions',
  quietHours: 'Quiet hours',
} as const;

type AccessFacts = Pick<Venue, 'access' | 'hours'>;

/** The quiet hours: `Every day 6 AM-4 PM`. */
function quietHoursInWords({ access, hours }: AccessFacts): string | undefined {
  if (!access?.quietHours) return undefined;
  const { weekdays, hours: quiet } = access.quietHours;
  const days = weekdays ? weekdaysInWords(weekdays) : 'Every day';
  return `${days} ${printRanges(quiet.ranges, hours)}`;
}

/** The venue's facts about access, with their labels. A venue without bedrooms has none about them. */
export function accessFacts(venue: AccessFacts & Pick<Venue, 'bedrooms'>) {
  const { bedrooms, ...facts } = venue.access ?? {};
  const words = {
    ...facts,
    bedrooms: venue.bedrooms && bedrooms,
    quietHours: quietHoursInWords(venue),
  };
  return Object.entries(names).flatMap(([field, name]) => {
    const fact = words[field as keyof typeof names];
    return fact ? [{ name, fact: keepNumbers(fact) }] : [];
  });
}

/** Until when it is quiet, at a minute of the typical day: `Quiet until 4 PM.` Undefined if it is not, or not on each such day. */
export function quietInWords({ access, hours }: AccessFacts, minute: number): string | undefined {
  const { weekdays, hours: quiet } = access?.quietHours ?? {};
  const isOnDays = !weekdays || typicalDay(hours).days.every((day) => weekdays.includes(day));
  if (!quiet || !isOnDays || !isOpenDaily(quiet.ranges, minute)) return undefined;
  const ends = closesNext(quiet.ranges, minute);
  return ends === undefined ? 'Quiet all day.' : `Quiet until ${printEnd(ends, hours)}.`;
}
