import { clockTime, is24Hour, printHours } from './clock-time.ts';
import { group, text } from './fields.ts';
import { isRange, otherHours, rangeWanted, type OtherHours } from './other-hours.ts';
import { weekdays, type Weekday } from './weekday.ts';

interface Hours {
  gaming: string;
  diningOpens: string;
  diningCloses: string;
  days?: (OtherHours & { weekdays: Weekday[] })[] | undefined;
  exceptions?: OtherHours[] | undefined;
}

/** Whether the venue's hours are on the 24-hour clock. Other days decide if the usual hours suit both clocks. */
export function uses24HourClock(hours: Hours): boolean {
  const usual = [hours.gaming, hours.diningOpens, hours.diningCloses];
  const others = [...(hours.days ?? []), ...(hours.exceptions ?? [])];
  const printed = others.flatMap(({ gaming, dining }) => [gaming, dining]);
  return is24Hour(usual.join(' ')) ?? is24Hour(printed.join(' ')) ?? false;
}

/** Whether the kitchen is open on at least one weekday. */
const isOpenOnce = ({ days = [] }: Hours) =>
  days
    .filter(({ gaming, dining }) => gaming === 'closed' || dining === 'closed')
    .flatMap((group) => group.weekdays).length < weekdays.length;

const time = (what: string, example: string) =>
  text(what, 20, example).refine(clockTime, { error: `${what} For example: ${example}` });
const gaming = `The hours of gaming and concierge. ${rangeWanted}.`;

/** The opening hours. The output is on one clock, and the kitchen is closed on days when gaming is. */
export const hours = group(
  'Three indented lines: gaming, diningOpens and diningCloses. For example: gaming: 24/7',
  {
    // Search engines read the hours, so they must be machine-readable.
    gaming: text(gaming, 40, '24/7').refine(isRange, { error: `${gaming} For example: 24/7` }),
    diningOpens: time('The time when the kitchen opens: 6 AM, 18:30, noon.', '6 AM'),
    diningCloses: time('The time when the kitchen closes: 2 AM, 23:30, midnight.', '2 AM'),
    ...otherHours,
  },
)
  .refine(({ diningOpens, diningCloses }) => clockTime(diningOpens) !== clockTime(diningCloses), {
    path: ['diningCloses'],
    error:
      'This time is the same as diningOpens. Write a later one, or 12:00 AM and 11:59 PM for a kitchen that never closes. For example: 2 AM',
  })
  .refine(isOpenOnce, {
    path: ['days'],
    error:
      'The kitchen is closed on all seven weekdays. Open it on at least one, or close single days under exceptions.',
  })
  .transform((written) => {
    const on24HourClock = uses24HourClock(written);
    // A single day is open 24 hours, not 24/7.
    const print = (printed?: string) =>
      printed && printHours(printed, on24HourClock).replace(/^24.*7$/, '24 hours');
    const printDay = <Day extends OtherHours>(day: Day): Day => ({
      ...day,
      gaming: print(day.gaming),
      dining: day.gaming === 'closed' ? 'closed' : print(day.dining),
    });
    return {
      gaming: printHours(written.gaming, on24HourClock),
      diningOpens: printHours(written.diningOpens, on24HourClock),
      diningCloses: printHours(written.diningCloses, on24HourClock),
      ...(written.days && { days: written.days.map(printDay) }),
      ...(written.exceptions && { exceptions: written.exceptions.map(printDay) }),
    };
  });
