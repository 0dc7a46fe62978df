/** The fields of `src/content/venue.md`, the facts about the venue. */
import type { z } from 'astro/zod';
import { country, currency, timeZone } from './fields/codes.ts';
import {
  emailAddress,
  httpsAddress,
  oneOf,
  text,
  textWithFacts,
  wholeNumber,
} from './fields/fields.ts';
import { fileFields, group, list, refuseDuplicates } from './fields/field-groups.ts';
import { priceOrFree } from './fields/price-or-free.ts';
import { telephoneNumber } from './fields/telephone.ts';
import { hours } from './hours/hours.ts';
import { access } from './venue-access.ts';
import { photos } from './venue-photos.ts';

const telephone = group('Two indented lines: label and number. For example: label: Front desk', {
  label: text('The label of the telephone number.', 30, 'Front desk'),
  number: telephoneNumber,
});

const purpose = 'What the address receives: reservations, with cancellations, or complaints.';
const email = group('Two indented lines: label and address. For example: label: Reservations', {
  label: text('The label of the address.', 30, 'Reservations'),
  address: emailAddress(),
  for: oneOf(purpose, ['reservations', 'complaints']).optional(),
});

const address = group(
  'Indented lines: street, town, region, postcode and country. For example: town: Exampleton',
  {
    street: text('House number and street.', 60, '18 Lagoon Parade'),
    town: text('The town.', 40, 'Exampleton'),
    region: text('The state or region, if addresses in the country have one.', 40, 'CA').optional(),
    postcode: text('The postcode, if the country has postcodes.', 12, 'EX0 0EX').optional(),
    country,
  },
);

const place = group('Two indented lines: heading and text. For example: heading: On the water', {
  heading: text('The heading above the directions.', 60, 'On the water, and easy to get home from'),
  text: textWithFacts('Where the venue is.', 200, 'In the yard behind the old brewery.'),
});

const entryWanted =
  'Indented lines: price, and perhaps note, for other prices. For example: price: free';
const entry = group(entryWanted, {
  price: priceOrFree,
  note: text('Other prices of entry.', 80, 'Before 6 PM, it is £3').optional(),
}).superRefine(({ price, note }, { addIssue }) => {
  const message =
    'Entry that is not always free has a price. Write the usual price, and when entry is free in the note.';
  if (price === 'free' && note) addIssue({ code: 'custom', path: ['price'], message });
});

/** The means of transport, each with an icon in `sprite.svg` and a drawing in `assets/images/house`. */
export const means = ['metro', 'tram', 'bus', 'train', 'ferry'] as const;
const transport = group('Two indented lines: means and text. For example: means: tram', {
  means: oneOf('The means of transport, for the picture beside the text.', means),
  text: text('The way by public transport.', 60, 'Tram 9 stops at the door'),
});

const bedrooms = group(
  'Two indented lines: text and hotelNotice. For example: hotelNotice: 24 hours',
  {
    text: text('The bedrooms.', 40, 'Rooms, free to cancel'),
    hotelNotice: text('The notice for cancelling a room free of charge.', 20, '24 hours'),
  },
);

const groups = group('Three indented lines: from, email and needs. For example: from: 13', {
  /** The form has a seat for each smaller party, up to twelve. */
  from: wholeNumber('The smallest party that writes to you instead of using the form.', 2, 13, 13),
  email: emailAddress(),
  needs: text('What a large party should know.', 160, 'Write three days ahead. No deposit.'),
});

const helpline = group(
  'Two indented lines: label and address. For example: label: The National Gambling Helpline',
  {
    label: text('The name of the helpline.', 60, 'The National Gambling Helpline'),
    address: httpsAddress('The website of the helpline.'),
  },
);

export const venueSchema = fileFields({
  name: text("The venue's name, also in the title of every page.", 40, 'A Vivid Escape'),
  blurb: text(
    'What the venue is, for the footer and for search results.',
    160,
    'A lounge for adults.',
  ),
  studio: text('The studio in the last line of the footer.', 60, 'Lantern Row Studio'),
  copyrightYear: wholeNumber('The year in the last line of the footer.', 2000, 2025, 2100),
  address,
  telephones: list(telephone, 'number', 'Front desk'),
  emails: list(email, 'address', 'Reservations').superRefine(refuseDuplicates('for')),
  hours,
  /** Bookings and evenings use it. */
  timeZone,
  answerWithin: text('The time within which messages are answered.', 20, '2 hours'),
  minimumAge: wholeNumber('The minimum age of guests, in years.', 18, 18, 99),
  players: text('The number of happy players, as visitors read it.', 12, '50,000+'),
  /** Without their sources, both figures are printed at half the size. */
  playersSource: text('Who counted the players, and when.', 60, 'Guest cards, 2024').optional(),
  rating: text('The rating, as visitors read it.', 8, '4.9/5'),
  ratingSource: text('Who collected the rating, and when.', 60, 'Guest survey, 2024').optional(),
  /** Without it, the contact page has the address and the perks alone. */
  place: place.optional(),
  transport: transport.optional(),
  concierge: text(
    'The concierge, within a sentence.',
    60,
    'a concierge who knows the town',
  ).optional(),
  valet: text('What the valet does.', 40, 'Free valet parking').optional(),
  entry,
  dress: text('What guests wear.', 80, 'Come as you like').optional(),
  access: access.optional(),
  /** The footer shows both. */
  licence: text('The operator and the licence.', 120, 'Vivid Ltd, licence 123').optional(),
  company: text('The company and its number.', 100, 'Vivid Ltd, company 01234567').optional(),
  helpline: helpline.optional(),
  photos: photos.optional(),
  currency,
  groups: groups.optional(),
  bookingUrl: httpsAddress('The target of "Book a table", instead of the form.').optional(),
  mapUrl: httpsAddress('A map of the venue, instead of a search for its address.').optional(),
  minutesToAirport: wholeNumber('Minutes by road to the airport.', 2, 15, 999).optional(),
  /** Without bedrooms, no page mentions a stay. */
  bedrooms: bedrooms.optional(),
  tableNotice: text('The notice for cancelling a table at peak times.', 20, '2 hours'),
  /** Without it, the site has no /.well-known/security.txt. */
  securityEmail: emailAddress('For reports of vulnerabilities. ').optional(),
  launcher: httpsAddress('The demo launcher of another host, instead of our own.').optional(),
  formEndpoint: httpsAddress('The server that receives the messages of the form.').optional(),
});

export type Venue = z.infer<typeof venueSchema>;
