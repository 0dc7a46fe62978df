/** The fields of a photograph, `src/content/photos/*.md`. Each is shown where its room is described. */
import type { SchemaContext } from 'astro:content';
import { fileFields, text } from './fields.ts';
import { room } from './rooms.ts';

const image =
  'The path of a photograph, as seen from this file. For example: ../../assets/images/photos/table.jpg';

/** `image` is Astro's own field for pictures of the repository. */
export const photoSchema = ({ image: picture }: SchemaContext) =>
  fileFields({
    image: picture().describe(image),
    imageAlt: text('What the photograph shows.', 140, 'Ten people pass plates along a table.'),
    room: room('The room that it shows.'),
    credit: text('Who took it, as visitors read it.', 60, 'Photograph: Ada Reed'),
    /** No page shows it. */
    consent: text('Who in it agreed to be shown, and when.', 200, 'All, in writing, on 3 May 2026'),
  });
