/** The fields of `src/content/venue.md`: the facts that more than one page needs. */
import { z } from 'astro/zod';
import {
  duration,
  emailAddress,
  httpsAddress,
  once,
  text,
  thisYear,
  wholeNumber,
} from './fields.ts';
import { hours } from './hours.ts';

const number =
  'The number with its country code, without the 0 after it: digits, with spaces between groups. For example: +44 20 7946 0018';
const telephone = z.strictObject({
  label: text('Who answers.', 30, 'Front desk'),
  number: z
    .string()
    .trim()
    // Italian numbers keep their 0.
    .regex(/^\+(?!(?:3[0-468]|4\d|35[0-8]|6[0-6]|8[1-6]|9[0-58]) ?0)\d( ?\d){6,14}$/)
    .describe(number),
});

const email = z.strictObject({
  label: text('Who reads it.', 30, 'Reservations'),
  address: emailAddress(),
});

/** A list with at least one item, each with another `field`. */
function list<Item extends z.ZodType>(item: Item, field: string, example: string) {
  const wanted = `At least one item, each with a dash before it. The first is the main one. For example: - label: ${example}`;
  return z.tuple([item], item).superRefine(once(field)).describe(wanted);
}

const address = z
  .strictObject({
    street: text('House number and street.', 60, '18 Lagoon Parade'),
    town: text('The town.', 40, 'Exampleton'),
    postcode: text('The postcode.', 12, 'EX0 0EX'),
    country: text('The country.', 40, 'United Kingdom'),
  })
  .describe(
    'Four indented lines: street, town, postcode and country. For example: town: Exampleton',
  );

const accessFact = (what: string, example: string) => text(what, 120, example).optional();
const contact = 'Who answers questions about access, beside the first telephone number. ';
const access = z
  .strictObject({
    stepFree: accessFact('How guests get around without a step.', 'A lift reaches every floor'),
    toilet: accessFact('Where the accessible toilet is.', 'Ground floor, beside the kitchen'),
    parking: accessFact('Where guests with a disability park.', 'Two bays beside the door'),
    hearingLoop: accessFact('Where a hearing loop works.', 'At the front desk'),
    dogs: accessFact('Which dogs may come in.', 'Assistance dogs are welcome everywhere'),
    quietHours: accessFact('When music and lights are low.', 'Every day before 4 PM'),
    contact: emailAddress(contact).optional(),
  })
  .describe(
    'Indented lines such as stepFree, toilet and dogs. For example: stepFree: A lift reaches every floor',
  );

const groups = z
  .strictObject({
    from: wholeNumber('The smallest party that writes instead of booking.', 2, 13, 100),
    email: emailAddress(),
    needs: text('What a large party should know.', 160, 'Write three days ahead. No deposit.'),
  })
  .describe('Three indented lines: from, email and needs. For example: from: 13');

const helpline = z
  .strictObject({
    label: text('Whom it belongs to, as visitors read it.', 60, 'The National Gambling Helpline'),
    address: httpsAddress('Where to find it.'),
  })
  .describe(
    'Two indented lines: label and address. For example: label: The National Gambling Helpline',
  );

const players =
  'The number as it is printed: digits, a comma before each three, and a + if there are more.';
const rating = 'The rating as it is printed, from 0 to 5.';

export const venueSchema = z.strictObject({
  name: text("The venue's name. It is also in the title of every page.", 40, 'A Vivid Escape'),
  blurb: text('What it is, in the footer and in search results.', 160, 'A lounge for adults.'),
  studio: text('The studio in the last line of the footer.', 60, 'Lantern Row Studio'),
  copyrightYear: wholeNumber('The year in the last line of the footer.', 2000, 2025, thisYear()),
  address,
  telephones: list(telephone, 'number', 'Front desk'),
  emails: list(email, 'address', 'Reservations'),
  hours,
  answerWithin: duration('How soon a message is answered.', '2 hours'),
  minimumAge: wholeNumber('The youngest age that is admitted, in years.', 18, 18, 99),
  games: wholeNumber('The number of files in src/content/games.', 1, 6),
  players: text(players, 12, '50,000+').regex(/^[1-9]\d{0,2}(?:,\d{3})*\+?$/),
  /** Without their sources, both figures are half as large. */
  playersSource: text('Who counted the players, and when.', 60, 'Guest cards, 2024').optional(),
  rating: text(rating, 8, '4.9/5').regex(/^(?:[0-4](?:\.\d)?|5(?:\.0)?)\/5$/),
  ratingSource: text('Who asked for the rating, and when.', 60, 'Guest survey, 2024').optional(),
  metro: text('The metro station, and the way from it.', 40, 'Lagoon Front, 4 minutes').optional(),
  entry: text('The price of entry.', 80, 'Entry is free').optional(),
  dress: text('What guests wear.', 80, 'Come as you like').optional(),
  access: access.optional(),
  /** The last line of the footer has both. */
  licence: text('Who runs it, under which licence.', 120, 'Vivid Ltd, licence 123').optional(),
  company: text('The company and its number.', 100, 'Vivid Ltd, company 01234567').optional(),
  helpline: helpline.optional(),
  currency: z
    .enum(Intl.supportedValuesOf('currency'))
    .describe('The currency of every price, as its three letters. For example: GBP')
    .optional(),
  groups: groups.optional(),
  bookingUrl: httpsAddress('Where "Book a table" leads instead of to the form.').optional(),
  mapUrl: httpsAddress('The venue on a map, instead of a search for its address.').optional(),
  minutesToAirport: wholeNumber('Minutes by road to the airport.', 1, 15, 999),
  hotelNotice: duration('Notice for a free hotel cancellation.', '24 hours'),
  tableNotice: duration('Notice for a table at peak times.', '2 hours'),
  /** For /.well-known/security.txt, which is there only with it. */
  securityEmail: emailAddress('Where researchers report a vulnerability. ').optional(),
  launcher: httpsAddress("Another host's demo launcher, instead of our own.").optional(),
  formEndpoint: httpsAddress('What receives the messages of the form.').optional(),
});

export type Venue = z.infer<typeof venueSchema>;
