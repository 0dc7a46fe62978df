import { z } from 'astro/zod';
import { pastDay, text, textWithFacts } from './fields.ts';

/** The passages that depend on a third party, by the setting that names the third party. */
export const passageNames = {
  launcher: ['demoHost', 'thirdPartyCookies'],
  images: ['imageHost'],
  formEndpoint: ['collected', 'formDelivery', 'messagesKept'],
  bookingUrl: ['tableBooking'],
} as const;
/** The settings that let somebody else take part. */
export const thirdPartyKinds = Object.keys(passageNames) as (keyof typeof passageNames)[];

/** The sections that each legal page has, by its id. */
export const sections: Record<string, readonly string[]> = {
  terms: [
    'Terms of Service',
    'Guest Conduct & Responsibilities',
    'Entertainment Services',
    'Reservations & Cancellations',
  ],
  privacy: [
    'Information We Collect',
    'How We Use Your Information',
    'Information Security',
    'Information Sharing',
    'Your Rights & Choices',
    'Data Retention & Cookies',
  ],
};

const passage = textWithFacts('A passage for its name in braces.', 600, 'The demo is our own.');

/** Passages in two versions: for a site without the third party, and with it. `{hosts}` names its hosts. */
function eitherWay<Name extends string>(names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, passage]));
  const group = z
    .strictObject(shape as Record<Name, typeof passage>)
    .describe(
      `Indented lines: ${names.join(', ')}. For example: ${names[0]}: The demo is our own.`,
    );
  return z
    .strictObject({ without: group, with: group })
    .describe('Two groups of indented lines, "without" and "with". For example: without:');
}

const wordings =
  'Passages that depend on the launcher, the pictures of games, the formEndpoint and the bookingUrl. For example: launcher:';

/** A legal page, `src/content/legal/*.md`. Its sections are the headings of the Markdown text. */
export const legalSchema = z.strictObject({
  title: text("The page's heading.", 40, 'Terms & Conditions'),
  description: textWithFacts('One sentence for search results.', 160, 'How {name} keeps data.'),
  lastUpdated: pastDay('The day of the last change.'),
  boxTitle: text('The heading of the box after the sections.', 40, 'Privacy Questions'),
  boxText: textWithFacts('The sentence in that box.', 240, 'Write to us or telephone.'),
  wordings: z
    .strictObject({
      launcher: eitherWay(passageNames.launcher),
      images: eitherWay(passageNames.images),
      formEndpoint: eitherWay(passageNames.formEndpoint),
      bookingUrl: eitherWay(passageNames.bookingUrl),
    })
    .describe(wordings)
    .optional(),
});

export type Legal = z.infer<typeof legalSchema>;
