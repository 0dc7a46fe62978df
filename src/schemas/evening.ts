/** The fields of `src/content/evenings/*.md`. The Markdown text describes the evening. */
import { z } from 'astro/zod';
import { clockTime } from './clock-time.ts';
import { calendarDay, fileFields, text } from './fields.ts';
import { weekday } from './weekday.ts';
import { price, priceWanted } from './menu.ts';
import { room } from './rooms.ts';

const when =
  'Write either weekday, for an evening every week, or date, for a single evening. For example: weekday: Friday';
const starts = 'The time when it starts: 8 PM, 8:30 PM, 20:00.';
const cost = `The word free, or ${priceWanted}`;
const booking = 'Only for an evening without bookings. For example: not needed';

export const eveningSchema = fileFields({
  title: text('The name of the evening.', 50, 'The Long Table Supper'),
  weekday: weekday.optional(),
  date: calendarDay('The day of a single evening, which no page shows afterwards.').optional(),
  starts: text(starts, 20, '8 PM').refine(clockTime, { error: `${starts} For example: 8 PM` }),
  room: room('The room.', ['table', 'kitchen', 'sofas']),
  price: z.union([z.literal('free'), price], { error: cost }).describe(cost),
  join: text('How guests join in.', 100, 'Book a seat, or ask at the door.'),
  booking: z.literal('not needed', { error: booking }).describe(booking).optional(),
}).superRefine(({ weekday, date }, { addIssue }) => {
  if ((weekday === undefined) === (date === undefined))
    addIssue({ code: 'custom', path: [date ? 'date' : 'weekday'], message: when });
});

export type Evening = z.infer<typeof eveningSchema>;
