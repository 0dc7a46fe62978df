import type { z } from 'astro/zod';
import { fileFields, group } from './fields/field-groups.ts';
import { pastDay, text, textWithFacts } from './fields/fields.ts';

/** The names of the passages that depend on a third party, by its setting. */
export const passageNames = {
  launcher: ['demoHost', 'thirdPartyCookies'],
  images: ['imageHost'],
  formEndpoint: ['collected', 'formDelivery', 'messagesKept'],
  bookingUrl: ['tableBooking'],
} as const;

/** Passages in two versions: for a site without a third party, and with it. `{hosts}` is the list of its hosts. */
function twoVersions<Name extends string>(names: readonly Name[]) {
  const passages = (...facts: string[]) => {
    const what = 'The text that replaces this name in braces.';
    const passage = textWithFacts(what, 10_000, 'The demo is our own.', facts);
    const shape = Object.fromEntries(names.map((name) => [name, passage]));
    return group(
      `Indented lines: ${names.join(', ')}. For example: ${names[0]}: The demo is our own.`,
      shape as Record<Name, typeof passage>,
    );
  };
  return group('Two groups of indented lines, "without" and "with". For example: without:', {
    without: passages(),
    with: passages('hosts'),
  });
}

const wordings =
  'Passages that depend on four settings: launcher, images, formEndpoint and bookingUrl. For example: launcher:';

/** The fields of `src/content/legal/*.md`. Second-level headings of the Markdown text are the sections of the page. */
export const legalSchema = fileFields({
  title: text("The page's heading.", 40, 'Terms & Conditions'),
  description: textWithFacts('One sentence for search results.', 160, 'How {name} keeps data.'),
  lastUpdated: pastDay('The day of the last change.'),
  cancellations: text(
    'The heading of the section about cancellations, for a link on the home page.',
    80,
    'Reservations & Cancellations',
  ).optional(),
  boxTitle: text('The heading of the box after the sections.', 40, 'Privacy Questions'),
  boxText: textWithFacts('The sentence in that box.', 240, 'Write to us or telephone.'),
  wordings: group(wordings, {
    launcher: twoVersions(passageNames.launcher),
    images: twoVersions(passageNames.images),
    formEndpoint: twoVersions(passageNames.formEndpoint),
    bookingUrl: twoVersions(passageNames.bookingUrl),
  }).optional(),
});

/** The error message for a value of `cancellations` that is no heading of the text. */
export const noCancellations = (heading: string) =>
  `The text has no heading "${heading}". Write the words of one of its headings.`;

export type Legal = z.infer<typeof legalSchema>;
