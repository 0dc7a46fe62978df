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

/** Whether a venue prints times on the 24-hour clock, as its usual hours are. Those of other days count where they do not tell. */
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
const gaming = `Of gaming and concierge. ${rangeWanted}.`;

/** The opening hours, all printed on one clock. A day on which gaming is closed has a closed kitchen. */
export const hours = group(
  'Three indented lines: gaming, diningOpens and diningCloses. For example: gaming: 24/7',
  {
    // Search engines need the hours too.
    gaming: text(gaming, 40, '24/7').refine(isRange, { error: `${gaming} For example: 24/7` }),
    diningOpens: time('When the kitchen opens: 6 AM, 18:30, noon.', '6 AM'),
    diningCloses: time('When it closes: 2 AM, 23:30, midnight.', '2 AM'),
    ...otherHours,
  },
)
  .refine(({ diningOpens, diningCloses }) => clockTime(diningOpens) !== clockTime(diningCloses), {
    path: ['diningCloses'],
    error:
      'Another time than diningOpens. A kitchen that never closes: 12:00 AM and 11:59 PM. For example: 2 AM',
  })
  .refine(isOpenOnce, {
    path: ['days'],
    error:
      'The kitchen is closed on all seven weekdays. Let one be open, or close single days under exceptions.',
  })
  .transform((written) => {
    const on24HourClock = uses24HourClock(written);
    // A single day is not open seven days a week.
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
