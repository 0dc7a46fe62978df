import { z } from 'astro/zod';
import { day, text } from './fields.ts';

/** A law page, `src/content/legal/*.md`: its sections are the headings of the text below. */
export const legalSchema = z
  .object({
    title: text("The page's heading.", 40, 'Terms & Conditions'),
    description: text(
      'One sentence for search results and shared links.',
      160,
      'The terms for visiting us and for using our website.',
    ),
    lastUpdated: day('The day of the last change of words.'),
    boxTitle: text('The heading of the box after the sections.', 40, 'Privacy Questions'),
    boxText: text(
      'The sentence in that box, before the contact details.',
      240,
      'Write to us or telephone.',
    ),
  })
  .strict();
