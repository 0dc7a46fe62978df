/** The fields of `src/content/venue.md`: the facts that more than one page needs. */
import { z } from 'astro/zod';
import { clockTime, openingRange } from './clock-time.ts';
import { days, exceptions } from './hours.ts';
import { currency } from './price.ts';
import {
  duration,
  each,
  emailAddress,
  fields,
  httpsAddress,
  optional,
  printedAs,
  text,
  thisYear,
  wholeNumber,
} from './fields.ts';

const number =
  'The number with its country code, without the 0 after it: digits, with spaces between groups. For example: +44 20 7946 0018';
const telephone = fields({
  label: text('Who answers.', 30, 'Front desk'),
  number: z
    .string({ error: number })
    .trim()
    // Italian numbers keep their 0.
    .regex(/^\+(?!(?:3[0-468]|4\d|35[0-8]|6[0-6]|8[1-6]|9[0-58]) ?0)\d( ?\d){6,14}$/, number)
    .describe(number),
});

const email = fields({
  label: text('Who reads it.', 30, 'Reservations'),
  address: emailAddress(),
});

const address = fields(
  {
    street: text('House number and street.', 60, '18 Lagoon Parade'),
    town: text('The town.', 40, 'Exampleton'),
    postcode: text('The postcode.', 12, 'EX0 0EX'),
    country: text('The country.', 40, 'United Kingdom'),
  },
  'Four indented lines: street, town, postcode and country. For example: town: Exampleton',
);

const access = fields(
  {
    stepFree: accessFact('How guests get around without a step.', 'A lift reaches every floor'),
    toilet: accessFact('Where the accessible toilet is.', 'Ground floor, beside the kitchen'),
    parking: accessFact('Where guests with a disability park.', 'Two bays beside the door'),
    hearingLoop: accessFact('Where a hearing loop works.', 'At the front desk'),
    dogs: accessFact('Which dogs may come in.', 'Assistance dogs are welcome everywhere'),
    quietHours: accessFact('When music and lights are low.', 'Every day before 4 PM'),
    contact: optional(
      emailAddress('Who answers questions about access, beside the first telephone number. '),
    ),
  },
  'Indented lines such as stepFree, toilet and dogs. For example: stepFree: A lift reaches every floor',
);

/** A sentence on access that may be missing. */
function accessFact(what: string, example: string) {
  return optional(text(what, 120, example));
}

const hours = fields(
  {
    // Search engines need the hours too.
    gaming: printedAs(
      (printed) => {
        const range = openingRange(printed);
        return range && range.opens !== range.closes;
      },
      'The hours of gaming and concierge, every day: 24/7 or a range such as 10 AM-2 AM.',
      20,
      '24/7',
    ),
    diningOpens: printedAs(
      clockTime,
      'When the kitchen opens: 6 AM, 6:30 AM, 18:00, noon or midnight.',
      20,
      '6 AM',
    ),
    diningCloses: printedAs(
      clockTime,
      'When the kitchen closes: 2 AM, 11:30 PM, 23:30, noon or midnight.',
      20,
      '2 AM',
    ),
    days: optional(days),
    exceptions: optional(exceptions),
  },
  'Three indented lines: gaming, diningOpens and diningCloses. For example: gaming: 24/7',
).refine(({ diningOpens, diningCloses }) => clockTime(diningOpens) !== clockTime(diningCloses), {
  path: ['diningCloses'],
  error:
    'Another time than diningOpens. A kitchen that never closes: 12:00 AM and 11:59 PM. For example: 2 AM',
});

const groups = fields(
  {
    from: wholeNumber('The smallest party that writes instead of booking.', 2, 13, 100),
    email: emailAddress(),
    needs: text(
      'What a large party should know: how early, what deposit, which rooms.',
      160,
      'Write three days ahead. One menu for all, and no deposit.',
    ),
  },
  'Three indented lines: from, email and needs. For example: from: 13',
);

const helpline = fields(
  {
    label: text('Whom it belongs to, as visitors read it.', 60, 'The National Gambling Helpline'),
    address: httpsAddress('Its https address.', 'https://www.gamcare.org.uk'),
  },
  'Two indented lines: label and address. For example: label: The National Gambling Helpline',
);

/** A list with at least one item, each with another `field`. The first is the main one. */
const list = <Item extends z.ZodType>(item: Item, field: string, example: string) => {
  const wanted = `At least one item, each with a dash before it. The first is the main one. For example: - label: ${example}`;
  type Items = [z.output<Item>, ...z.output<Item>[]];
  return z
    .array(item, { error: wanted })
    .min(1, wanted)
    .superRefine(
      each(field, field, (one) => [
        String((one as Record<string, unknown>)[field]).replaceAll(' ', ''),
      ]),
    )
    .transform((items) => items as Items)
    .describe(wanted);
};

export const venueSchema = fields({
  name: text("The venue's name. It is also in the title of every page.", 40, 'A Vivid Escape'),
  blurb: text(
    'What the venue is, in the footer and in search results.',
    160,
    'A lounge for adults, with free demo games and good company.',
  ),
  studio: text('The studio in the last line of the footer.', 60, 'Lantern Row Studio'),
  copyrightYear: wholeNumber('The year in the last line of the footer.', 2000, 2025, thisYear()),
  address,
  telephones: list(telephone, 'number', 'Front desk'),
  emails: list(email, 'address', 'Reservations'),
  hours,
  answerWithin: duration('How soon a message is answered.', '2 hours'),
  minimumAge: wholeNumber('The youngest age that is admitted, in years.', 18, 18, 99),
  games: wholeNumber('The number of files in src/content/games.', 1, 6),
  players: printedAs(
    (value) => /^[1-9]\d{0,2}(?:,\d{3})*\+?$/.test(value),
    'The number of players as it is printed: digits, a comma before each three, and a + if there are more.',
    12,
    '50,000+',
  ),
  playersSource: optional(
    text(
      'Who counted the players, and when. Shown below the number, which is half as large without it.',
      60,
      'Guest cards, 2024',
    ),
  ),
  rating: printedAs(
    (value) => /^(?:[0-4](?:\.\d)?|5(?:\.0)?)\/5$/.test(value),
    'The rating as it is printed, from 0 to 5.',
    8,
    '4.9/5',
  ),
  ratingSource: optional(
    text(
      'Who asked for the rating, and when. Shown below it. Without it, the rating is half as large.',
      60,
      'Guest survey, June 2024',
    ),
  ),
  metro: optional(
    text('The metro station, and the way from it.', 40, 'Lagoon Front, 4 minutes on foot'),
  ),
  entry: optional(text('The price of entry.', 80, 'Entry is free')),
  dress: optional(text('What guests wear.', 80, 'Come as you like')),
  access: optional(access),
  licence: optional(
    text(
      'Who runs the venue under which licence, in the last line of the footer.',
      120,
      'Run by Vivid Ltd, licence 123',
    ),
  ),
  company: optional(
    text(
      'The company behind the venue and its number, in the last line of the footer.',
      100,
      'Vivid Ltd, company 01234567',
    ),
  ),
  helpline: optional(helpline),
  currency: optional(currency),
  groups: optional(groups),
  bookingUrl: optional(
    httpsAddress(
      'The https address of the company that takes bookings. "Book a table" leads there instead of to the contact form.',
      'https://tables.example.com/vivid',
    ),
  ),
  mapUrl: optional(
    httpsAddress(
      'The https address of the venue on a map. Without it, the contact page links to a search for the address.',
      'https://www.openstreetmap.org/node/1',
    ),
  ),
  minutesToAirport: wholeNumber('Minutes by road to the airport.', 1, 15, 999),
  hotelNotice: duration('Notice for a free hotel cancellation.', '24 hours'),
  tableNotice: duration('Notice for a table at peak times.', '2 hours'),
  securityEmail: optional(
    emailAddress(
      'Where researchers report a vulnerability, for /.well-known/security.txt. Without it, the file does not exist. ',
    ),
  ),
  launcher: optional(
    httpsAddress(
      "The https address of another host's demo launcher. Without it, the site uses its own.",
      'https://games.example.com/launch',
    ),
  ),
  formEndpoint: optional(
    httpsAddress(
      'The https address that receives the messages of the contact form. Without it, the form sends nothing.',
      'https://forms.example.com/send',
    ),
  ),
});

export type Venue = z.infer<typeof venueSchema>;
