/** The facts that stand in more than one place, `src/content/venue.md`, as `content-schemas.ts` says it of the others. */
import { z } from 'astro/zod';
import { httpsAddress, text, wholeNumber } from './fields.ts';

const telephone = z
  .object({
    label: text('Who answers.', 30, 'Front desk'),
    number: text(
      'The number with its country code, and spaces as it is read aloud.',
      20,
      '+44 20 7946 0018',
    ).regex(
      /^\+\d[\d ]{6,}$/,
      'A number with its country code, digits and spaces. For example: +44 20 7946 0018',
    ),
  })
  .strict();

const emailAddress = 'An e-mail address. For example: hello@example.com';
const email = z
  .object({
    label: text('Who reads it.', 30, 'Reservations'),
    address: z.string().email(emailAddress).describe(emailAddress),
  })
  .strict();

const address = z
  .object({
    street: text('House number and street.', 60, '18 Lagoon Parade'),
    town: text('The town.', 40, 'Exampleton'),
    postcode: text('The postcode.', 12, 'EX0 0EX'),
    country: text('The country.', 40, 'United Kingdom'),
  })
  .strict()
  .describe(
    'Four indented lines: street, town, postcode and country. For example: town: Exampleton',
  );

const hours = z
  .object({
    gaming: text('The hours of gaming and concierge.', 20, '24/7'),
    diningOpens: text('When the kitchen opens.', 8, '6 AM'),
    diningCloses: text('When the kitchen closes.', 8, '2 AM'),
  })
  .strict()
  .describe(
    'Three indented lines: gaming, diningOpens and diningCloses. For example: gaming: 24/7',
  );

const list = <Line extends z.ZodTypeAny>(line: Line, example: string) => {
  const wanted = `One or more lines, each begun with a dash; the first is the main one. For example: - label: ${example}`;
  return z.array(line).nonempty(wanted).describe(wanted);
};

export const venueSchema = z
  .object({
    name: text("The venue's name, also in the title of every page.", 40, 'A Vivid Escape'),
    blurb: text(
      'What the venue is, in the footer and in search results.',
      160,
      'A lounge for adults, with free demo games and good company.',
    ),
    studio: text('The studio in the last line of the footer.', 60, 'Lantern Row Studio'),
    copyrightYear: wholeNumber('The year in the last line of the footer.', 2000, 2025).max(
      2999,
      'A year of four digits. For example: 2025',
    ),
    address,
    telephones: list(telephone, 'Front desk'),
    emails: list(email, 'Reservations'),
    hours,
    answerWithin: text('How soon a message is answered.', 20, '2 hours'),
    minimumAge: wholeNumber('The youngest age that is admitted, in years.', 18, 18),
    games: wholeNumber('How many games the site shows; each has a file in games/.', 1, 6),
    players: text('The number of players, as it is printed.', 12, '50,000+'),
    rating: text('The rating, as it is printed.', 8, '4.9/5'),
    minutesToAirport: wholeNumber('Minutes by road to the airport.', 1, 15),
    hotelNotice: text('Notice for a free hotel cancellation.', 20, '24 hours'),
    tableNotice: text('Notice for a table at peak times.', 20, '2 hours'),
    launcher: httpsAddress(
      "The https address of another host's demo launcher; without it, our own is used.",
      'https://games.example.com/launch',
    ).optional(),
    formEndpoint: httpsAddress(
      'The https address that takes the messages of the contact form; without it, none is sent.',
      'https://forms.example.com/send',
    ).optional(),
  })
  .strict();

export type Venue = z.infer<typeof venueSchema>;
