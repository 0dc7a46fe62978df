/** The content collections: their files in `src/content`, and the schemas of their fields. */
import { eveningSchema } from './evening.ts';
import { gameSchema } from './game.ts';
import { legalSchema } from './legal.ts';
import { menuSchema } from './menu.ts';
import { venueSchema } from './venue.ts';

/** The folder of all content files, relative to the project's root. */
export const contentFolder = 'src/content';

export const contentCollections = {
  venue: { pattern: 'venue.md', schema: venueSchema },
  legal: { pattern: 'legal/{terms,privacy}.md', schema: legalSchema },
  games: { pattern: 'games/*.md', schema: gameSchema },
  menu: { pattern: 'menu.md', schema: menuSchema },
  evenings: { pattern: 'evenings/*.md', schema: eveningSchema },
};
