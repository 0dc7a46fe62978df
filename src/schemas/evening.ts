/** The fields of an evening, `src/content/evenings/*.md`. The Markdown text says what happens. */
import { z } from 'astro/zod';
import { clockTime } from './clock-time.ts';
import { fields, optional, printedAs, text } from './fields.ts';
import { date, weekday } from './hours.ts';
import { price } from './price.ts';
import { room } from './rooms.ts';

const priceWanted = `The word free, or ${price.description?.replace('The price as ', '')}`;
const when =
  'Either weekday, for an evening of every week, or date, for a single one. For example: weekday: Friday';

export const eveningSchema = fields({
  title: text('What it is called.', 50, 'The Long Table Supper'),
  weekday: optional(weekday),
  date: optional(date('The one day on which it is. Once that is over, no page shows it.')),
  starts: printedAs(clockTime, 'When it begins: 8 PM, 8:30 PM, 20:00.', 20, '8 PM'),
  room: room('Where it is.', ['table', 'kitchen', 'sofas']),
  price: z.union([z.literal('free'), price], { error: priceWanted }).describe(priceWanted),
  join: text('How a guest joins in.', 100, 'Book a seat, or ask at the door.'),
}).superRefine(({ weekday: day, date: single }, context) => {
  if ((day === undefined) === (single === undefined))
    context.addIssue({
      code: 'custom',
      path: [day === undefined ? 'weekday' : 'date'],
      message: when,
      input: single,
    });
});

export type Evening = z.infer<typeof eveningSchema>;
