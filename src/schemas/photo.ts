/** The fields of `src/content/photos/*.md`. The page about its room shows the photograph. */
import type { SchemaContext } from 'astro:content';
import { fileFields } from './fields/field-groups.ts';
import { oneOf, text } from './fields/fields.ts';

/** The rooms of photographs, which decide the page that shows them. */
const rooms = ['kitchen', 'table', 'sofas', 'door'] as const;
export type Room = (typeof rooms)[number];

const image =
  'The path of a photograph, relative to this file. For example: ../../assets/images/photos/table.jpg';

export const photoSchema = ({ image: picture }: SchemaContext) =>
  fileFields({
    image: picture().describe(image),
    imageAlt: text('What the photograph shows.', 140, 'Ten people pass plates along a table.'),
    room: oneOf('The room in the photograph.', rooms),
    credit: text('The photographer, as a credit for visitors.', 60, 'Photograph: Ada Reed'),
    /** For the venue's records. No page shows it. */
    consent: text(
      'Which people in the photograph consented to its use, and when.',
      200,
      'All, in writing, on 3 May 2026',
    ),
  });
