import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { launcherGameIds } from './demos/games.ts';
import { contentLoader } from './content-pipeline/content-loader.ts';
import { formatMessages } from './content-pipeline/messages.ts';
import { gameSchema } from './schemas/game.ts';
import { legalSchema } from './schemas/legal.ts';
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
  /** The problems of the content, which the dev server shows. Empty if there are none. */
  problems: defineCollection({
    loader: contentLoader(launcherGameIds, ({ mistakes }) =>
      mistakes.length > 0 ? [{ id: 'problems', data: { list: formatMessages(mistakes) } }] : [],
    ),
    schema: z.object({ list: z.string() }),
  }),
};
