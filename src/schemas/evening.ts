/** The fields of an evening, `src/content/evenings/*.md`. The Markdown text says what happens. */
import { z } from 'astro/zod';
import { clockTime } from './clock-time.ts';
import { calendarDay, fileFields, text } from './fields.ts';
import { weekday } from './weekday.ts';
import { price, priceWanted } from './menu.ts';
import { room } from './rooms.ts';

const when =
  'Either weekday, for an evening of every week, or date, for a single one. For example: weekday: Friday';
const starts = 'When it begins: 8 PM, 8:30 PM, 20:00.';
const cost = `The word free, or ${priceWanted}`;
const booking = 'Only where guests come without a booking. For example: not needed';

export const eveningSchema = fileFields({
  title: text('What it is called.', 50, 'The Long Table Supper'),
  weekday: weekday.optional(),
  date: calendarDay('The one day on which it is. Once that is over, no page shows it.').optional(),
  starts: text(starts, 20, '8 PM').refine(clockTime, { error: `${starts} For example: 8 PM` }),
  room: room('Where it is.', ['table', 'kitchen', 'sofas']),
  price: z.union([z.literal('free'), price], { error: cost }).describe(cost),
  join: text('How a guest joins in.', 100, 'Book a seat, or ask at the door.'),
  booking: z.literal('not needed', { error: booking }).describe(booking).optional(),
}).superRefine(({ weekday, date }, { addIssue }) => {
  if ((weekday === undefined) === (date === undefined))
    addIssue({ code: 'custom', path: [date ? 'date' : 'weekday'], message: when });
});

export type Evening = z.infer<typeof eveningSchema>;
