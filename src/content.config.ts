import { basename } from 'node:path';
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { contentFolder, sources } from './schemas/collections.ts';

/** Markdown files whose id is their name, with its capitals. */
const files = (pattern: string) =>
  glob({
    base: contentFolder,
    pattern,
    generateId: ({ entry }) => basename(entry, '.md'),
    // Astro then stops at an unknown fact in a text. Otherwise it logs the error, and publishes the page without its text.
    deferRender: true,
  });

/** Files that a venue may leave out. Without any, `glob()` would warn. */
const optionalFiles = (pattern: string): Loader => {
  const loader = files(pattern);
  return {
    ...loader,
    load: (context) => {
      const logger = Object.assign(Object.create(context.logger), { warn: () => undefined });
      return loader.load({ ...context, logger });
    },
  };
};

const { venue, legal, games, menu, evenings, photos } = sources;

export const collections = {
  venue: defineCollection({ loader: files(venue.pattern), schema: venue.schema }),
  legal: defineCollection({ loader: files(legal.pattern), schema: legal.schema }),
  games: defineCollection({ loader: files(games.pattern), schema: games.schema }),
  menu: defineCollection({ loader: optionalFiles(menu.pattern), schema: menu.schema }),
  evenings: defineCollection({ loader: optionalFiles(evenings.pattern), schema: evenings.schema }),
  photos: defineCollection({ loader: optionalFiles(photos.pattern), schema: photos.schema }),
};
