/** The fields of `src/content/menu.md`. The Markdown text is the note on allergens. */
import { z } from 'astro/zod';
import { openingRange } from './clock-time.ts';
import { fileFields, group, once, oneOf, pastDay, text } from './fields.ts';

/** The fourteen allergens that menus in the EU and the UK must state (Regulation (EU) No 1169/2011, Annex II). */
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
  'the price as a number, without a currency symbol or thousands separator. The currency is in src/content/venue.md. For example: 8.50';
const priceError = { error: `Write ${priceWanted}` };
/** A price above zero, in the venue's currency. `npm run check:content` checks that the currency has its decimals. */
export const price = z.number(priceError).positive(priceError).max(100_000_000, priceError);

const allergensWanted = `Every allergen in the dish, in brackets, from ${allergens.join(', ')}. Write [] if there are none. For example: [gluten, milk]`;
const marksWanted = `What the dish is, in brackets, from ${Object.entries(marks)
  .map(([mark, { words }]) => `${mark} (${words})`)
  .join(', ')}. For example: [V, GF]`;

const dishWanted =
  'A dish: name, price, allergens, and perhaps line and marks. For example: name: Soup';
const dish = group(dishWanted, {
  name: text('The name of the dish.', 50, 'Lantern dumplings'),
  line: text(
    'What is in the dish, and how it is served.',
    100,
    'Six, with mushroom and chive',
  ).optional(),
  price: price.describe(`What it costs, ${priceWanted}`),
  marks: z
    .array(oneOf('A mark.', Object.keys(marks) as Mark[]), { error: marksWanted })
    .superRefine(once())
    .describe(marksWanted)
    .optional(),
  // Required, because guests would take a missing list for a dish without allergens.
  allergens: z
    .array(oneOf('An allergen.', allergens), { error: allergensWanted })
    .superRefine(once())
    .describe(allergensWanted),
}).superRefine((value, { addIssue }) => {
  for (const [index, mark] of (value.marks ?? []).entries()) {
    const without: readonly string[] = marks[mark].without;
    const found = value.allergens.filter((allergen) => without.includes(allergen)).join(', ');
    if (!found) continue;
    const message = `This dish has ${found}, so it cannot be marked ${mark}. Remove the mark, or correct its allergens.`;
    addIssue({ code: 'custom', path: ['marks', index], message });
  }
});

const served =
  'When it is served, unless that is as long as the kitchen is open. For example: 6 AM-noon';
const dishes = 'One to twelve dishes, each with a dash before it. For example: - name: Soup';
const section = group(
  'A part of the menu: title, dishes, and perhaps served. For example: title: Sweet',
  {
    title: text('The heading above the dishes.', 40, 'For the table'),
    served: z
      .string({ error: served })
      .trim()
      .refine(openingRange, { error: served })
      .describe(served)
      .optional(),
    dishes: z
      .array(dish, { error: dishes })
      .min(1, { error: dishes })
      .max(12, { error: dishes })
      .superRefine(once('name'))
      .describe(dishes),
  },
);

const sections =
  'One to eight parts of the menu, each with a dash before it. For example: - title: To begin';
export const menuSchema = fileFields({
  description: text('One sentence below the heading.', 160, 'What we cook, and what it costs.'),
  updated: pastDay('The day when the kitchen last checked dishes, prices and allergens.'),
  sections: z
    .array(section, { error: sections })
    .min(1, { error: sections })
    .max(8, { error: sections })
    .superRefine(once('title'))
    .describe(sections),
});

export type Menu = z.infer<typeof menuSchema>;
