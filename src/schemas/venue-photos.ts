/** The field `photos` of `src/content/venue.md`. The page about its room shows a photograph. */
import { z } from 'astro/zod';
import { oneOf, text } from './fields/fields.ts';
import { group } from './fields/field-groups.ts';

/** The rooms of photographs, which decide the page that shows them. */
const rooms = ['kitchen', 'table', 'sofas', 'door'] as const;
export type Room = (typeof rooms)[number];

/** The folder of photographs, relative to `venue.md`. */
const photoFolder = '../assets/images/photos/';
const photoImage = `The path of a file in src/assets/images/photos. For example: ${photoFolder}table.jpg`;
const photoWanted =
  'A photograph: image, imageAlt, room, credit and consent. For example: room: table';
const photo = group(photoWanted, {
  // Not `image()`, which only Astro has. The content check looks for the file.
  image: z
    .string({ error: photoImage })
    .startsWith(photoFolder, { error: photoImage })
    .describe(photoImage),
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
const photosWanted =
  'Photographs, each with a dash before it. For example: - image: ../assets/images/photos/table.jpg';
export const photos = z.array(photo, { error: photosWanted }).describe(photosWanted);
