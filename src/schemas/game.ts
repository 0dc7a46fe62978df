/** The fields of `src/content/games/<Id>.md`. The file's name is the id in the URL. The Markdown text is the long description. */
import { z } from 'astro/zod';
import { fileFields } from './fields/field-groups.ts';
import { httpsAddress, oneOf, queryValue, text, wholeNumber } from './fields/fields.ts';

/** The names of the accent colours in `tailwind.config.cjs`. */
export const accents = ['marigold', 'sky', 'lagoon', 'hibiscus', 'orchid', 'mint'] as const;

/** The folder of the posters, relative to a game's file. */
export const posterFolder = '../../assets/images/posters/';

const image = `The poster, in the ratio 4:5: the path of a file in src/assets/images/posters, or the https address of an image on a content network. For example: ${posterFolder}Zulu.svg`;

export const gameSchema = fileFields({
  name: text('The name that visitors read.', 40, 'Zulu Gold'),
  order: wholeNumber(
    'The position on the home page, different for each game. 1 is the first.',
    1,
    1,
  ),
  description: text(
    'One or two sentences for the card on the home page.',
    110,
    'Golden-hour reels.',
  ),
  // Not `image()`, because pages also read the source of SVG files. The content check looks for the file.
  image: z
    .union(
      [z.string({ error: image }).startsWith(posterFolder, { error: image }), httpsAddress('')],
      { error: image },
    )
    .describe(image),
  imageAlt: text('What the poster shows.', 140, 'Two giraffes stand before a sun of beads.'),
  accent: oneOf('The colour of the button and the line.', accents),
  /** Without it, the status of the game is "Not ready yet". */
  launcherGameId: queryValue('The number of the game in the launcher.', '1001').optional(),
  operatorId: queryValue('The operator number of the venue in the launcher.', '18'),
  token: queryValue('The demo token, if the launcher requires one.', 'demo-zulu').optional(),
  xdm: queryValue('Makes the demo report to the page when it is ready.', '1').optional(),
});

export type Game = z.infer<typeof gameSchema>;
