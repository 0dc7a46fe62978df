/** What each content file must hold, field by field, in the words an editor reads when it is wrong. */
import { z } from 'astro/zod';

const text = (what: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, `Write ${what}.`)
    .max(longest, `Write at most ${longest} characters; longer text does not fit its place.`)
    .describe(`${what} At most ${longest} characters.`);

const httpsAddress = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
    'Write an https address, for example https://cdn.example.com/zulu.avif.',
  );

const queryValue = z
  .string({ message: 'Put quotation marks around it, for example "1001".' })
  .regex(/^[\w.-]{1,64}$/, 'Use letters, digits, dots, dashes and underscores alone.');

/** The six spot inks of the posters; the names are those of `tailwind.config.cjs`. */
export const accents = ['marigold', 'sky', 'lagoon', 'hibiscus', 'orchid', 'mint'] as const;

/**
 * A game, `src/content/games/<Id>.md`; the file's name is the id in the game's address, and the text
 * below the fields is its longer description. `pictureFile` checks the path of a file of ours.
 */
export const gameSchema = <PictureFile extends z.ZodTypeAny>(pictureFile: PictureFile) =>
  z
    .object({
      name: text("The game's name as visitors read it.", 40),
      order: z
        .number()
        .int()
        .positive()
        .describe('Its place on the home page: 1 is first. No two games share a place.'),
      description: text('One or two sentences for the card on the home page.', 110),
      image: z
        .union([httpsAddress, pictureFile])
        .describe(
          'The poster, four wide to five high: a path to a file of ours, or an https address on a content network.',
        ),
      imageAlt: text('What the poster shows, for people who do not see it.', 140),
      accent: z
        .enum(accents)
        .describe(`The ink of its button and rule, one of: ${accents.join(', ')}.`),
      gameid: queryValue.describe('The game number that the launcher knows it by.'),
      operatorid: queryValue.describe('The operator number that the launcher knows the venue by.'),
      token: queryValue
        .optional()
        .describe('The demo token, where the launcher wants one for this game.'),
      xdm: queryValue
        .optional()
        .describe('Asks the demo to report to the page when it is ready: "1", or leave it out.'),
    })
    .strict();

/** A date as the law pages print it; YAML reads 2025-01-01 as that day at midnight UTC. */
const day = z
  .date({ message: 'Write the day as year-month-day, for example 2025-01-01.' })
  .describe('The day of the last change of words, as year-month-day.');

/** A law page, `src/content/legal/*.md`: its sections are the headings of the text below. */
export const legalSchema = z
  .object({
    title: text("The page's heading.", 40),
    description: text('One sentence for search results and shared links.', 160),
    lastUpdated: day,
    boxTitle: text('The heading of the box after the sections.', 40),
    boxText: text('The sentence in that box, before the contact details.', 240),
  })
  .strict();

const telephone = z
  .object({
    label: text('Who answers.', 30),
    number: z
      .string()
      .regex(/^\+[\d ]{7,20}$/, 'Write the number with its country code, as +44 20 7946 0018.')
      .describe('The number with country code and spaces, as it is read aloud.'),
  })
  .strict();

const email = z
  .object({
    label: text('Who reads it.', 30),
    address: z.string().email('Write an e-mail address, for example hello@example.com.'),
  })
  .strict();

/** The facts that stand in more than one place, `src/content/venue.md`. */
export const venueSchema = z
  .object({
    name: text("The venue's name, also in the title of every page.", 40),
    blurb: text('What the venue is, in the footer and in search results.', 160),
    studio: text('The studio credited in the last line of the footer.', 60),
    copyrightYear: z.number().int().describe('The year in the last line of the footer.'),
    address: z
      .object({
        street: text('House number and street.', 60),
        town: text('Town.', 40),
        postcode: text('Postcode.', 12),
        country: text('Country.', 40),
      })
      .strict(),
    telephones: z.array(telephone).nonempty().describe('The first is the main number.'),
    emails: z.array(email).nonempty().describe('The first is the main address.'),
    hours: z
      .object({
        gaming: text('Hours of gaming and concierge.', 20),
        diningOpens: text('When the kitchen opens, for example 6 AM.', 8),
        diningCloses: text('When the kitchen closes, for example 2 AM.', 8),
      })
      .strict(),
    answerWithin: text('How soon a message is answered, for example "2 hours".', 20),
    minimumAge: z.number().int().describe('The youngest age that is admitted, in years.'),
    players: text('The number of players, as it is printed.', 12),
    rating: text('The rating, as it is printed.', 8),
    minutesToAirport: z.number().int().describe('Minutes by road to the airport.'),
    hotelNotice: text('Notice for a free hotel cancellation, for example "24 hours".', 20),
    tableNotice: text('Notice for a table at peak times, for example "2 hours".', 20),
    launcher: httpsAddress
      .optional()
      .describe("The demo launcher's https address; without it, the site's own launcher is used."),
  })
  .strict();

export type Venue = z.infer<typeof venueSchema>;
