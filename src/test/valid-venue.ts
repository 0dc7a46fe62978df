import { hours } from '../schemas/hours/hours.ts';
import type { Venue } from '../schemas/venue.ts';

/** Facts of a venue that the schema accepts. Its telephone number and e-mail address are placeholders. */
export const validVenue: Venue = {
  name: 'A Vivid Escape',
  blurb: 'A lounge.',
  studio: 'A studio',
  copyrightYear: 2025,
  address: { street: '1 A Street', town: 'B', postcode: 'C', country: 'GB' },
  telephones: [{ label: 'Desk', number: '+44 20 7946 0018' }],
  emails: [{ label: 'Desk', address: 'hello@example.com' }],
  hours: hours.parse({ gaming: '24/7', dining: '6 AM-2 AM' }),
  timeZone: 'Europe/London',
  answerWithin: '2 hours',
  minimumAge: 18,
  players: '50,000+',
  rating: '4.9/5',
  entry: { price: 'free' },
  currency: 'GBP',
  tableNotice: '2 hours',
};
