import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { accents } from '../schemas/game.ts';
import { gamePicture, sitePicture, type GameEntry } from '../lib/social-image.ts';
import type { Venue } from '../schemas/venue.ts';
import { openPress, type Print } from './press.ts';

interface Content {
  venue: Venue;
  /** The files of the games, from the project's root, and their fields. */
  games: { file: string; fields?: unknown }[];
}

type GameFields = GameEntry['data'] & { image: string; accent: (typeof accents)[number] };

/**
 * Draws into the built site what shared links show: a picture for the site, and one for each game. `root`
 * is the folder of the project, of whose content this is the whole.
 */
export function sharePictures(root: string, content: Content): AstroIntegration {
  let cache: string;
  return {
    name: 'share-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('share-pictures/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const print = await openPress(root, cache, content.venue.name);
        const all = prints(content);
        for (const [path, what] of all) {
          const file = join(fileURLToPath(dir), path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await print(what));
        }
        logger.info(`${all.length} pictures for shared links`);
      },
    },
  };
}

/** What is to be drawn, each with its place in the site. */
function prints({ venue, games }: Content): [path: string, Print][] {
  const { name, minimumAge } = venue;
  const tail = `No real money · ${minimumAge}+`;
  const site: Print = {
    name,
    poster: 'src/assets/images/hero.svg',
    facts: `Free demo games · ${tail}`,
    accent: 'marigold',
  };
  return [
    [sitePicture(name, '').path, site],
    ...games.flatMap(({ file, fields }): [string, Print][] => {
      const data = fields as GameFields;
      const picture = gamePicture({ id: basename(file, '.md'), data }, '');
      if (!picture) return [];
      const poster = join(dirname(file), data.image);
      const facts = `Free demo game · ${tail}`;
      return [[picture.path, { name: data.name, poster, facts, accent: data.accent }]];
    }),
  ];
}
