/**
 * What each content file must hold, field by field, in the words an editor reads when it is wrong:
 * Astro, `npm run check:content`, `npm run new:game` and the editor's hints all take them from here.
 */
import { z } from 'astro/zod';
import { alternativeText, httpsAddress, queryValue, text, wholeNumber } from './fields.ts';

/** The six spot inks of the posters; the names are those of `tailwind.config.cjs`. */
export const accents = ['marigold', 'sky', 'lagoon', 'hibiscus', 'orchid', 'mint'] as const;

/**
 * A game, `src/content/games/<Id>.md`; the file's name is the id in the game's address, and the text
 * below the fields is its longer description. `pictureFile` checks the path of a file of ours.
 */
export const gameSchema = <PictureFile extends z.ZodTypeAny>(pictureFile: PictureFile) =>
  z
    .object({
      name: text('The name as visitors read it.', 40, 'Zulu Gold'),
      order: wholeNumber('Its place on the home page: 1 is first, and no two share one.', 1, 1),
      description: text(
        'One or two sentences for the card on the home page.',
        110,
        'Golden-hour reels where a beaded sun fills the sky.',
      ),
      image: z
        .union([
          httpsAddress(
            'An https address on a content network.',
            'https://cdn.example.com/zulu.avif',
          ),
          pictureFile,
        ])
        .describe(
          'The poster, four wide to five high: the path of a file from here, or an https address on a content network. For example: ../../assets/images/posters/Zulu.svg',
        ),
      imageAlt: alternativeText(
        'What the poster shows, for people who do not see it.',
        'Two giraffes and an acacia stand before a huge sun made of rings of beads.',
      ),
      accent: z
        .enum(accents)
        .describe(
          `The ink of its button and rule, one of ${accents.join(', ')}. For example: ${accents[0]}`,
        ),
      gameid: queryValue('The game number that the launcher knows it by.', '1001'),
      operatorid: queryValue('The operator number that the launcher knows the venue by.', '18'),
      token: queryValue(
        'The demo token, where the launcher wants one for this game.',
        'demo-zulu',
      ).optional(),
      xdm: queryValue('Has the demo report to the page when it is ready.', '1').optional(),
    })
    .strict();
