/** The fields of `src/content/menu.md`. The Markdown text is the note on allergens. */
import { z } from 'astro/zod';
import { openingRange } from './clock-time.ts';
import { didYouMean } from './did-you-mean.ts';
import { day, fields, optional, printedAs, text } from './fields.ts';
import { price } from './price.ts';

/** The fourteen allergens that a kitchen in the EU or the UK has to name (Regulation (EU) No 1169/2011, Annex II). */
export const allergens = [
  ...['celery', 'crustaceans', 'eggs', 'fish', 'gluten', 'lupin', 'milk', 'molluscs'],
  ...['mustard', 'nuts', 'peanuts', 'sesame', 'soya', 'sulphites'],
] as const;

/** The marks of a dish: what they stand for, the diet (https://schema.org/RestrictedDiet), and what rules them out. */
export const marks = {
  V: { words: 'vegetarian', diet: 'VegetarianDiet', without: ['crustaceans', 'fish', 'molluscs'] },
  VG: {
    words: 'vegan',
    diet: 'VeganDiet',
    without: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  },
  GF: { words: 'no gluten', diet: 'GlutenFreeDiet', without: ['gluten'] },
  H: { words: 'halal', diet: 'HalalDiet', without: [] },
} as const satisfies Record<string, { words: string; diet: string; without: readonly string[] }>;
export type Mark = keyof typeof marks;

/** A list of words from `known`, each once. */
function wordsOf<Word extends string>(known: readonly Word[], wanted: string) {
  const word = z.enum(known, {
    error: ({ input }) => wanted + didYouMean(String(input), known),
  });
  return z
    .array(word, { error: wanted })
    .refine((words) => new Set(words).size === words.length, `Each word once. ${wanted}`)
    .describe(wanted);
}

const allergensWanted = `Every allergen in the dish, in brackets, from ${allergens.join(', ')}. A dish with none of them: []. For example: [gluten, milk]`;
const marksWanted = `What the dish is, in brackets, from ${Object.entries(marks)
  .map(([mark, { words }]) => `${mark} (${words})`)
  .join(', ')}. For example: [V, GF]`;

const dish = fields({
  name: text('The dish as the card has it.', 50, 'Lantern dumplings'),
  line: optional(text('What is in it, and how it comes.', 100, 'Six, with mushroom and chive')),
  price,
  marks: optional(wordsOf(Object.keys(marks) as Mark[], marksWanted)),
  // Not optional: a guest would take a forgotten list for a dish without allergens.
  allergens: wordsOf(allergens, allergensWanted),
}).superRefine((value, context) => {
  for (const [index, mark] of (value.marks ?? []).entries()) {
    const without: readonly string[] = marks[mark].without;
    const found = value.allergens.filter((allergen) => without.includes(allergen));
    if (found.length === 0) continue;
    const message = `A dish without ${found.join(', ')}, or no ${mark}: its allergens name ${found.join(', ')}. For example: marks: []`;
    context.addIssue({ code: 'custom', path: ['marks', index], message, input: mark });
  }
});

const dishesWanted = 'One to twelve dishes, each with a dash before it. For example: - name: Soup';
const section = fields({
  title: text('The heading over its dishes.', 40, 'For the table'),
  served: optional(
    printedAs(
      openingRange,
      'When its dishes are served, where that is not as long as the kitchen is open: a range.',
      20,
      '6 AM-noon',
    ),
  ),
  dishes: z.array(dish, { error: dishesWanted }).min(1, dishesWanted).max(12, dishesWanted),
});

const sectionsWanted =
  'One to eight parts of the menu, each with a dash before it. For example: - title: To begin';
export const menuSchema = fields({
  description: text(
    'One sentence below the heading, in search results and shared links.',
    160,
    'What the kitchen cooks tonight, what it costs, and what is in it.',
  ),
  updated: day('When the kitchen last looked over dishes, prices and allergens.'),
  sections: z
    .array(section, { error: sectionsWanted })
    .min(1, sectionsWanted)
    .max(8, sectionsWanted)
    .describe(sectionsWanted),
});

export type Menu = z.infer<typeof menuSchema>;
