/** The fields of `src/content/evenings/*.md`. The Markdown text describes the evening. */
import { z } from 'astro/zod';
import { calendarDay, oneOf, text } from './fields/fields.ts';
import { fileFields, refuseDuplicates } from './fields/field-groups.ts';
import { timeOfDay, weekdayList } from './hours/hour-fields.ts';
import { endAfter } from './hours/parse.ts';
import { priceOrFree } from './fields/price-or-free.ts';

const when =
  'Write either weekday, for an evening every week or month, or date, for a single evening. For example: weekday: Friday';
const weekdayWanted = 'A day of the week, or several in brackets. For example: [Tuesday, Thursday]';
const weeklyOn = weekdayList(weekdayWanted).superRefine(refuseDuplicates());
const weeks = ['first', 'second', 'third', 'fourth', 'last'] as const;
const bookable = 'Whether guests book a table: true or false. For example: false';
const sameTime =
  'This is the time when it starts. Write a later one, or remove the line. For example: 11 PM';

const fields = fileFields({
  title: text('The name of the evening.', 50, 'The Long Table Supper'),
  weekday: weeklyOn.optional(),
  week: oneOf('For an evening once a month: which of these weekdays it is.', weeks).optional(),
  date: calendarDay('The day of a single evening, which no page shows afterwards.').optional(),
  starts: timeOfDay('The time when it starts: 8 PM, 8:30 PM, 20:00.', '8 PM'),
  ends: timeOfDay('The time when it ends.', '11 PM').optional(),
  room: text('Where in the house it is, within a sentence.', 40, 'at the long table'),
  price: priceOrFree,
  join: text('How guests join in.', 100, 'Book a seat, or ask at the door.'),
  access: text('How loud, dark, seated or step-free it is.', 120, 'Loud. Step-free.').optional(),
  bookable: z.boolean({ error: bookable }).default(true).describe(bookable),
});

/** An evening. Its times are in minutes from midnight; `ends` is after `starts`. */
export type Evening = z.output<typeof fields>;

export const eveningSchema = fields.transform((evening, { addIssue }): Evening => {
  const { weekday, week, date, starts, ends } = evening;
  const refuse = (field: string, message: string) => {
    addIssue({ code: 'custom', path: [field], message });
  };
  if ((weekday === undefined) === (date === undefined)) refuse(date ? 'date' : 'weekday', when);
  else if (week && date) refuse('week', when);
  const closes = ends === undefined ? undefined : endAfter(starts, ends);
  if (ends !== undefined && closes === undefined) refuse('ends', sameTime);
  return { ...evening, ends: closes };
});
