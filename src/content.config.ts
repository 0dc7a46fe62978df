import { basename } from 'node:path';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { gameSchema } from './schemas/game.ts';
import { legalSchema } from './schemas/legal.ts';
import { venueSchema } from './schemas/venue.ts';

/** Files of Markdown. The file's name is the id, letters kept; Astro's own rule would make /game/zulu of Zulu.md. */
const files = (base: string, pattern: string) =>
  glob({ base, pattern, generateId: ({ entry }) => basename(entry, '.md'), retainBody: false });

export const collections = {
  games: defineCollection({
    loader: files('./src/content/games', '*.md'),
    schema: gameSchema(z.string()),
  }),
  legal: defineCollection({
    loader: files('./src/content/legal', '*.md'),
    schema: legalSchema,
  }),
  venue: defineCollection({
    loader: files('./src/content', 'venue.md'),
    schema: venueSchema,
  }),
};
