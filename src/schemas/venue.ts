/** The fields of `src/content/venue.md`, the facts about the venue. */
import type { z } from 'astro/zod';
import { currency, timeZone } from './fields/codes.ts';
import { emailAddress, httpsAddress, text, wholeNumber } from './fields/fields.ts';
import { fileFields, list, refuseDuplicates } from './fields/field-groups.ts';
import { hours } from './hours/hours.ts';
import { access } from './venue-access.ts';
import {
  address,
  email,
  entry,
  groups,
  helpline,
  place,
  telephone,
  transport,
} from './venue-groups.ts';
import { photos } from './venue-photos.ts';

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
  /** Without bedrooms, only the terms can mention a stay. */
  bedrooms: text('The bedrooms.', 40, 'Rooms, free to cancel').optional(),
  tableNotice: text('The notice for cancelling a table at peak times.', 20, '2 hours'),
  /** Without it, the site has no /.well-known/security.txt. */
  securityEmail: emailAddress('For reports of vulnerabilities. ').optional(),
  launcher: httpsAddress('The demo launcher of another host, instead of our own.').optional(),
  formEndpoint: httpsAddress('The server that receives the messages of the form.').optional(),
});

export type Venue = z.infer<typeof venueSchema>;
