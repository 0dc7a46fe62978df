/** The fields of `src/content/venue.md`: the facts that more than one page needs. */
import { z } from 'astro/zod';
import { currency } from './currency.ts';
import {
  emailAddress,
  fileFields,
  group,
  httpsAddress,
  once,
  text,
  textWithFacts,
  wholeNumber,
} from './fields.ts';
import { hours } from './hours.ts';
import { telephoneNumber } from './telephone.ts';

const telephone = group('Two indented lines: label and number. For example: label: Front desk', {
  label: text('Who answers.', 30, 'Front desk'),
  number: telephoneNumber,
});

const reservationsMark =
  'At the address that takes reservations and cancellations. For example: reservations';
const email = group('Two indented lines: label and address. For example: label: Reservations', {
  label: text('Who reads it.', 30, 'Reservations'),
  address: emailAddress(),
  for: z.literal('reservations', { error: reservationsMark }).describe(reservationsMark).optional(),
});

/** A list with at least one item, each with another `field`. */
function list<Item extends z.ZodType>(item: Item, field: string, example: string) {
  const error = `At least one item, each with a dash before it. The first is the main one. For example: - label: ${example}`;
  return z.tuple([item], item, { error }).superRefine(once(field)).describe(error);
}

const address = group(
  'Indented lines: street, town, region, postcode and country. For example: town: Exampleton',
  {
    street: text('House number and street.', 60, '18 Lagoon Parade'),
    town: text('The town.', 40, 'Exampleton'),
    region: text('The state or region, where addresses have one.', 40, 'CA').optional(),
    postcode: text('The postcode, where the country has them.', 12, 'EX0 0EX').optional(),
    country: text('The country. Its English name decides the order.', 40, 'United Kingdom'),
  },
);

const place = group('Two indented lines: heading and text. For example: heading: On the water', {
  heading: text('The heading over the way here.', 60, 'On the water, and easy to get home from'),
  text: textWithFacts('Where the venue is.', 200, 'In the yard behind the old brewery.'),
});

const accessFact = (what: string, example: string) => text(what, 120, example).optional();
const contact = 'Who answers questions about access, beside the first telephone number. ';
const access = group(
  'Indented lines such as stepFree, toilet and dogs. For example: stepFree: A lift reaches every floor',
  {
    stepFree: accessFact('How guests get around without a step.', 'A lift reaches every floor'),
    toilet: accessFact('Where the accessible toilet is.', 'Ground floor, beside the kitchen'),
    parking: accessFact('Where guests with a disability park.', 'Two bays beside the door'),
    hearingLoop: accessFact('Where a hearing loop works.', 'At the front desk'),
    dogs: accessFact('Which dogs may come in.', 'Assistance dogs are welcome everywhere'),
    quietHours: accessFact('When music and lights are low.', 'Every day before 4 PM'),
    contact: emailAddress(contact).optional(),
  },
);

const groups = group('Three indented lines: from, email and needs. For example: from: 13', {
  from: wholeNumber('The smallest party that writes instead of booking.', 2, 13, 100),
  email: emailAddress(),
  needs: text('What a large party should know.', 160, 'Write three days ahead. No deposit.'),
});

const helpline = group(
  'Two indented lines: label and address. For example: label: The National Gambling Helpline',
  {
    label: text('Whom it belongs to, as visitors read it.', 60, 'The National Gambling Helpline'),
    address: httpsAddress('Where to find it.'),
  },
);

const timeZone =
  'The time zone of the venue, as the IANA database names it. For example: Europe/London';

/** Whether the build knows a time zone by this name. Refuses offsets such as `+01:00`. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const venueSchema = fileFields({
  name: text("The venue's name. It is also in the title of every page.", 40, 'A Vivid Escape'),
  blurb: text('What it is, in the footer and in search results.', 160, 'A lounge for adults.'),
  studio: text('The studio in the last line of the footer.', 60, 'Lantern Row Studio'),
  copyrightYear: wholeNumber('The year in the last line of the footer.', 2000, 2025, 2100),
  address,
  telephones: list(telephone, 'number', 'Front desk'),
  emails: list(email, 'address', 'Reservations'),
  hours,
  /** Days and times of bookings and evenings follow it. */
  timeZone: z
    .string({ error: timeZone })
    .refine(isTimeZone, { error: timeZone })
    .describe(timeZone),
  answerWithin: text('How soon a message is answered.', 20, '2 hours'),
  minimumAge: wholeNumber('The youngest age that is admitted, in years.', 18, 18, 99),
  players: text('The number of happy players as it is printed.', 12, '50,000+'),
  /** Without their sources, both figures are half as large. */
  playersSource: text('Who counted the players, and when.', 60, 'Guest cards, 2024').optional(),
  rating: text('The rating as it is printed.', 8, '4.9/5'),
  ratingSource: text('Who asked for the rating, and when.', 60, 'Guest survey, 2024').optional(),
  /** Without it, the contact page has the address and the perks alone. */
  place: place.optional(),
  metro: text('The metro station, and the way from it.', 40, 'Lagoon Front, 4 minutes').optional(),
  valet: text('What the valet does.', 40, 'Free valet parking').optional(),
  entry: text('The price of entry.', 80, 'Entry is free').optional(),
  dress: text('What guests wear.', 80, 'Come as you like').optional(),
  access: access.optional(),
  /** The last line of the footer has both. */
  licence: text('Who runs it, under which licence.', 120, 'Vivid Ltd, licence 123').optional(),
  company: text('The company and its number.', 100, 'Vivid Ltd, company 01234567').optional(),
  helpline: helpline.optional(),
  currency,
  groups: groups.optional(),
  bookingUrl: httpsAddress('Where "Book a table" leads instead of to the form.').optional(),
  mapUrl: httpsAddress('The venue on a map, instead of a search for its address.').optional(),
  minutesToAirport: wholeNumber('Minutes by road to the airport.', 1, 15, 999).optional(),
  /** Without them, no page speaks of a stay. */
  rooms: text('The rooms for the night, in the house.', 40, 'Rooms, free to cancel').optional(),
  hotelNotice: text('Notice for a free hotel cancellation.', 20, '24 hours').optional(),
  tableNotice: text('Notice for a table at peak times.', 20, '2 hours'),
  /** For /.well-known/security.txt, which is there only with it. */
  securityEmail: emailAddress('Where researchers report a vulnerability. ').optional(),
  launcher: httpsAddress("Another host's demo launcher, instead of our own.").optional(),
  formEndpoint: httpsAddress('What receives the messages of the form.').optional(),
});

export type Venue = z.infer<typeof venueSchema>;
