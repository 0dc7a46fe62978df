/** The fields of `src/content/menu.md`. The Markdown text is the note on allergens. */
import { z } from 'astro/zod';
import { fileFields, group, refuseDuplicates } from './fields/field-groups.ts';
import { oneOf, pastDay, text } from './fields/fields.ts';
import { price, priceWanted } from './fields/price-or-free.ts';
import { hoursOfDay } from './hours/hour-fields.ts';

/** The fourteen allergens that menus in the EU and the UK must state (Regulation (EU) No 1169/2011, Annex II). */
export const allergens = [
  ...['celery', 'crustaceans', 'eggs', 'fish', 'gluten', 'lupin', 'milk', 'molluscs'],
  ...['mustard', 'nuts', 'peanuts', 'sesame', 'soya', 'sulphites'],
] as const;

const meat = ['crustaceans', 'fish', 'molluscs'] as const;
/** The diets of a dish by their codes, each with its name and the allergens that rule it out. */
export const diets = {
  V: { name: 'vegetarian', without: meat },
  VG: { name: 'vegan', without: [...meat, 'eggs', 'milk'] },
  GF: { name: 'no gluten', without: ['gluten'] },
  H: { name: 'halal', without: [] },
} as const satisfies Record<string, { name: string; without: readonly string[] }>;
export type Diet = keyof typeof diets;

const allergensWanted = `Every allergen in the dish, in brackets, from ${allergens.join(', ')}. Write [] if there are none. For example: [gluten, milk]`;
const dietsWanted = `The diets that the dish suits, in brackets, from ${Object.entries(diets)
  .map(([code, { name }]) => `${code} (${name})`)
  .join(', ')}. For example: [V, GF]`;

const dishWanted =
  'A dish: name, price, allergens, and perhaps description and diets. For example: name: Soup';
const dish = group(dishWanted, {
  name: text('The name of the dish.', 50, 'Lantern dumplings'),
  description: text(
    'What is in the dish, and how it is served.',
    100,
    'Six, with mushroom and chive',
  ).optional(),
  price: price.describe(`What it costs, ${priceWanted}`),
  diets: z
    .array(oneOf('A diet.', Object.keys(diets) as Diet[]), { error: dietsWanted })
    .superRefine(refuseDuplicates())
    .describe(dietsWanted)
    .optional(),
  // Required, because guests would read a missing list as "no allergens".
  allergens: z
    .array(oneOf('An allergen.', allergens), { error: allergensWanted })
    .superRefine(refuseDuplicates())
    .describe(allergensWanted),
}).superRefine((value, { addIssue }) => {
  for (const [index, diet] of (value.diets ?? []).entries()) {
    const without: readonly string[] = diets[diet].without;
    const found = value.allergens.filter((allergen) => without.includes(allergen)).join(', ');
    if (!found) continue;
    const message = `This dish has ${found}, so its diets cannot include ${diet}. Remove ${diet}, or correct the allergens.`;
    addIssue({ code: 'custom', path: ['diets', index], message });
  }
});

const dishes = 'One to twelve dishes, each with a dash before it. For example: - name: Soup';
const section = group(
  'A part of the menu: title, dishes, and perhaps served. For example: title: Sweet',
  {
    title: text('The heading above the dishes.', 40, 'For the table'),
    served: hoursOfDay(
      'When it is served, if that is shorter than the kitchen is open.',
      '6 AM-noon',
    )
      .transform(({ ranges }) => ranges)
      .optional(),
    dishes: z
      .array(dish, { error: dishes })
      .min(1, { error: dishes })
      .max(12, { error: dishes })
      .superRefine(refuseDuplicates('name'))
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
    .superRefine(refuseDuplicates('title'))
    .describe(sections),
});

export type Menu = z.infer<typeof menuSchema>;
