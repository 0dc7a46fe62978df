import { basename } from 'node:path';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentFolder, contentCollections } from './schemas/collections.ts';

/** A loader of Markdown files. The id is the file's name, including its capitals. */
const files = (pattern: string) =>
  glob({
    base: contentFolder,
    pattern,
    generateId: ({ entry }) => basename(entry, '.md'),
    // An error in a text then stops the build. Otherwise, Astro only logs it, and publishes the page without the text.
    deferRender: true,
  });

const { venue, legal, games, menu, evenings } = contentCollections;

export const collections = {
  venue: defineCollection({ loader: files(venue.pattern), schema: venue.schema }),
  legal: defineCollection({ loader: files(legal.pattern), schema: legal.schema }),
  games: defineCollection({ loader: files(games.pattern), schema: games.schema }),
  menu: defineCollection({ loader: files(menu.pattern), schema: menu.schema }),
  evenings: defineCollection({ loader: files(evenings.pattern), schema: evenings.schema }),
};
