import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { launcherGameIds } from './demos/games.ts';
import { contentLoader } from './content-pipeline/content-loader.ts';
import { formatMessages } from './content-pipeline/messages.ts';
import { eveningSchema } from './schemas/evening.ts';
import { gameSchema } from './schemas/game.ts';
import { legalSchema } from './schemas/legal.ts';
import { menuSchema } from './schemas/menu.ts';
import { photoSchema } from './schemas/photo.ts';
import { venueSchema } from './schemas/venue.ts';

export const collections = {
  games: defineCollection({
    loader: contentLoader(launcherGameIds, ({ games }) => games),
    schema: gameSchema,
  }),
  legal: defineCollection({
    loader: contentLoader(launcherGameIds, ({ legal }) => legal),
    schema: legalSchema,
  }),
  venue: defineCollection({
    loader: contentLoader(launcherGameIds, ({ venue }) =>
      venue ? [{ id: 'venue', data: venue }] : [],
    ),
    schema: venueSchema,
  }),
  menu: defineCollection({
    loader: contentLoader(launcherGameIds, ({ menu }) => menu),
    schema: menuSchema,
  }),
  evenings: defineCollection({
    loader: contentLoader(launcherGameIds, ({ evenings }) => evenings),
    schema: eveningSchema,
  }),
  photos: defineCollection({
    loader: contentLoader(launcherGameIds, ({ photos }) => photos),
    schema: photoSchema,
  }),
  /** Which of the three above have entries. Astro warns about a question to a collection without any. */
  filled: defineCollection({
    loader: contentLoader(launcherGameIds, ({ menu, evenings, photos }) => {
      const lists = Object.entries({ menu, evenings, photos });
      const names = lists.filter(([, list]) => list.length > 0).map(([name]) => name);
      return [{ id: 'filled', data: { names } }];
    }),
    schema: z.object({ names: z.array(z.string()) }),
  }),
  /** The problems of the content, which the dev server shows. Empty if there are none. */
  problems: defineCollection({
    loader: contentLoader(launcherGameIds, ({ mistakes }) =>
      mistakes.length > 0 ? [{ id: 'problems', data: { list: formatMessages(mistakes) } }] : [],
    ),
    schema: z.object({ list: z.string() }),
  }),
};
