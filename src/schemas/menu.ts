/** The fields of `src/content/menu.md`. The Markdown text is the note on allergens. */
import { z } from 'astro/zod';
import { openingRange } from './clock-time.ts';
import { once, pastDay, text } from './fields.ts';

/** The fourteen allergens that a kitchen in the EU or the UK has to name (Regulation (EU) No 1169/2011, Annex II). */
export const allergens = [
  ...['celery', 'crustaceans', 'eggs', 'fish', 'gluten', 'lupin', 'milk', 'molluscs'],
  ...['mustard', 'nuts', 'peanuts', 'sesame', 'soya', 'sulphites'],
] as const;

const meat = ['crustaceans', 'fish', 'molluscs'] as const;
/** The marks of a dish: what they stand for, the diet (https://schema.org/RestrictedDiet), and what rules them out. */
export const marks = {
  V: { words: 'vegetarian', diet: 'VegetarianDiet', without: meat },
  VG: { words: 'vegan', diet: 'VeganDiet', without: [...meat, 'eggs', 'milk'] },
  GF: { words: 'no gluten', diet: 'GlutenFreeDiet', without: ['gluten'] },
  H: { words: 'halal', diet: 'HalalDiet', without: [] },
} as const satisfies Record<string, { words: string; diet: string; without: readonly string[] }>;
export type Mark = keyof typeof marks;

export const priceWanted =
  'the price as a number with at most two decimals, without a currency symbol: the currency stands in src/content/venue.md. For example: 8.50';
/** A price in the venue's currency, above zero. */
export const price = z.coerce.number().positive().max(100_000).multipleOf(0.01);

const allergensWanted = `Every allergen in the dish, in brackets, from ${allergens.join(', ')}. A dish with none of them: []. For example: [gluten, milk]`;
const marksWanted = `What the dish is, in brackets, from ${Object.entries(marks)
  .map(([mark, { words }]) => `${mark} (${words})`)
  .join(', ')}. For example: [V, GF]`;

const dish = z
  .strictObject({
    name: text('The dish as the card has it.', 50, 'Lantern dumplings'),
    line: text('What is in it, and how it comes.', 100, 'Six, with mushroom and chive').optional(),
    price: price.describe(`What it costs, ${priceWanted}`),
    marks: z
      .array(z.enum(Object.keys(marks) as Mark[]))
      .superRefine(once())
      .describe(marksWanted)
      .optional(),
    // Not optional: a guest would take a forgotten list for a dish without allergens.
    allergens: z.array(z.enum(allergens)).superRefine(once()).describe(allergensWanted),
  })
  .superRefine((value, { addIssue }) => {
    for (const [index, mark] of (value.marks ?? []).entries()) {
      const without: readonly string[] = marks[mark].without;
      const found = value.allergens.filter((allergen) => without.includes(allergen)).join(', ');
      if (!found) continue;
      const message = `A dish without ${found}, or no ${mark}: its allergens name ${found}. For example: marks: []`;
      addIssue({ code: 'custom', path: ['marks', index], message });
    }
  });

const served = 'When it is served, if not as long as the kitchen is open: a range.';
const section = z.strictObject({
  title: text('The heading over its dishes.', 40, 'For the table'),
  served: text(served, 20, '6 AM-noon').refine(openingRange).optional(),
  dishes: z
    .array(dish)
    .min(1)
    .max(12)
    .superRefine(once('name'))
    .describe('One to twelve dishes, each with a dash before it. For example: - name: Soup'),
});

const sections =
  'One to eight parts of the menu, each with a dash before it. For example: - title: To begin';
export const menuSchema = z.strictObject({
  description: text('One sentence below the heading.', 160, 'What we cook, and what it costs.'),
  updated: pastDay('When the kitchen last looked over dishes, prices and allergens.'),
  sections: z.array(section).min(1).max(8).superRefine(once('title')).describe(sections),
});

export type Menu = z.infer<typeof menuSchema>;
