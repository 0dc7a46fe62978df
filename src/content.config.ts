import { basename } from 'node:path';
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { contentFolder, sources } from './schemas/collections.ts';

/** A loader of Markdown files. The id is the file's name, including its capitals. */
const files = (pattern: string) =>
  glob({
    base: contentFolder,
    pattern,
    generateId: ({ entry }) => basename(entry, '.md'),
    // An error in a text then stops the build. Otherwise, Astro only logs it, and publishes the page without the text.
    deferRender: true,
  });

/** A loader of optional files. Hides the warning of `glob()` that there are none. */
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
