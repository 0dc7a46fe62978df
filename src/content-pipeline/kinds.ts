import type { z } from 'astro/zod';
import { gameUrl } from '../lib/urls.ts';
import { eveningSchema } from '../schemas/evening.ts';
import { gameSchema } from '../schemas/game.ts';
import { legalSchema } from '../schemas/legal.ts';
import { menuSchema } from '../schemas/menu.ts';
import { photoSchema } from '../schemas/photo.ts';
import { venueSchema } from '../schemas/venue.ts';

/** The folder of all content files, from the project's root. */
export const folder = 'src/content';

/**
 * The kinds of content: the paths of their files, what their fields may be, and the path of the page that shows their text.
 * Without a page, they have no text.
 */
export const kinds = {
  venue: { files: /^venue\.md$/, schema: venueSchema, page: () => undefined },
  legal: {
    files: /^legal\/(?:terms|privacy)\.md$/,
    schema: legalSchema,
    page: (id: string) => `/${id}`,
  },
  games: {
    files: /^games\/[^/]+\.md$/,
    schema: gameSchema,
    page: (id: string) => gameUrl(id, '/'),
  },
  menu: { files: /^menu\.md$/, schema: menuSchema, page: () => '/menu' },
  evenings: { files: /^evenings\/[^/]+\.md$/, schema: eveningSchema, page: () => '/evenings' },
  photos: { files: /^photos\/[^/]+\.md$/, schema: photoSchema, page: () => undefined },
};
export type Kind = keyof typeof kinds;

/** The checked fields of a kind. */
export type Fields<Name extends Kind> = z.output<(typeof kinds)[Name]['schema']>;
