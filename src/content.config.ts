import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { launcherGameIds } from './demos/games.ts';
import { contentLoader } from './content-pipeline/content-loader.ts';
import { kinds, type Kind } from './content-pipeline/kinds.ts';
import { formatMessages } from './content-pipeline/messages.ts';

const collection = <Schema extends z.ZodType>(kind: Kind, { schema }: { schema: Schema }) =>
  defineCollection({
    loader: contentLoader(launcherGameIds, ({ entries }) => entries[kind]),
    schema,
  });

export const collections = {
  venue: collection('venue', kinds.venue),
  legal: collection('legal', kinds.legal),
  games: collection('games', kinds.games),
  menu: collection('menu', kinds.menu),
  evenings: collection('evenings', kinds.evenings),
  photos: collection('photos', kinds.photos),
  /**
   * One entry: the problems, which the dev server shows, and the collections that have entries. Astro warns about a question
   * to one without any.
   */
  state: defineCollection({
    loader: contentLoader(launcherGameIds, ({ entries, mistakes }) => {
      const filled = Object.keys(kinds).filter((kind) => entries[kind as Kind].length > 0);
      return [{ id: 'state', data: { problems: formatMessages(mistakes), filled } }];
    }),
    schema: z.object({ problems: z.string(), filled: z.array(z.string()) }),
  }),
};
