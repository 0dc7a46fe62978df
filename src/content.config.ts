import { basename } from 'node:path';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { gameSchema, legalSchema } from './lib/content-schemas';
import { venueSchema } from './lib/venue-schema';

/** The file's name is the id, letters kept; Astro's own rule would make /game/zulu of Zulu.md. */
const generateId = ({ entry }: { entry: string }) => basename(entry, '.md');

export const collections = {
  games: defineCollection({
    loader: glob({ base: './src/content/games', pattern: '*.md', generateId }),
    schema: ({ image }) => gameSchema(image()),
  }),
  legal: defineCollection({
    loader: glob({ base: './src/content/legal', pattern: '*.md', generateId }),
    schema: legalSchema,
  }),
  venue: defineCollection({
    loader: glob({ base: './src/content', pattern: 'venue.md', generateId }),
    schema: venueSchema,
  }),
};
