/** The fields of a photograph, `src/content/photos/*.md`. Each is shown where its room is described. */
import { z } from 'astro/zod';
import { alternativeText, text } from './fields.ts';
import { room } from './rooms.ts';

/** The folder of the photographs, relative to the file of one. */
export const photoFolder = '../../assets/images/photos/';

const image = `The path of a photograph in src/assets/images/photos, at least 1600 pixels wide. For example: ${photoFolder}table.jpg`;

export const photoSchema = z.strictObject({
  // The content check looks for the file.
  image: z.string().startsWith(photoFolder).describe(image),
  imageAlt: alternativeText('What the photograph shows.', 'Ten people pass plates along a table.'),
  room: room('The room that it shows.'),
  credit: text('Who took it, as visitors read it.', 60, 'Photograph: Ada Reed'),
  /** No page shows it. */
  consent: text('Who in it agreed to be shown, and when.', 200, 'All, in writing, on 3 May 2026'),
});

export type Photo = z.infer<typeof photoSchema>;
