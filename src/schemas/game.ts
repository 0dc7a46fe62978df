/** The fields of a game's file. Astro, the content check, `npm run new:game` and the editor's hints use them. */
import { z } from 'astro/zod';
import { fileFields, httpsAddress, oneOf, queryValue, text, wholeNumber } from './fields.ts';

/** The accent colours of games, by their names in `tailwind.config.cjs`. */
export const accents = ['marigold', 'sky', 'lagoon', 'hibiscus', 'orchid', 'mint'] as const;

/** The folder of the posters, relative to a game's file. */
export const posterFolder = '../../assets/images/posters/';

const image = `The poster, four wide to five high: the path of a file in src/assets/images/posters, or the https address of the picture itself on a content network. For example: ${posterFolder}Zulu.svg`;

/**
 * A game, `src/content/games/<Id>.md`. The file's name is the id in the page's address. The Markdown text is the longer
 * description.
 */
export const gameSchema = fileFields({
  name: text('The name as visitors read it.', 40, 'Zulu Gold'),
  order: wholeNumber('Its place on the home page. 1 is first, and each game has its own.', 1, 1),
  description: text(
    'One or two sentences for the card on the home page.',
    110,
    'Golden-hour reels.',
  ),
  // A path and no `image()`: the pages also need the source of a drawing. The content check looks for the file.
  image: z
    .union(
      [z.string({ error: image }).startsWith(posterFolder, { error: image }), httpsAddress('')],
      { error: image },
    )
    .describe(image),
  imageAlt: text('What the poster shows.', 140, 'Two giraffes stand before a sun of beads.'),
  accent: oneOf('The colour of its button and line.', accents),
  /** Without it, the page says that the demo is not ready. */
  launcherGameId: queryValue('The number that the launcher knows the game by.', '1001').optional(),
  operatorId: queryValue('The operator number that the launcher knows the venue by.', '18'),
  token: queryValue('The demo token, where the launcher wants one.', 'demo-zulu').optional(),
  xdm: queryValue('Makes the demo report to the page when it is ready.', '1').optional(),
});

export type Game = z.infer<typeof gameSchema>;
