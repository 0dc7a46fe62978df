import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A game's file. Its fields are on lines 2 to 9, its text is on line 12. */
export const game = (name: string, order: number) => `---
name: ${name}
order: ${order}
description: A line for the card${' again'.repeat(order - 1)}.
image: ../../assets/images/posters/Print${order > 1 ? order : ''}.svg
imageAlt: A lantern over the water${' again'.repeat(order - 1)}.
accent: sky
launcherGameId: '100${order}'
operatorId: '7'
---

Five lanterns on a still lake. Read the [terms](/terms) first${' again'.repeat(order - 1)}.
`;

/** The passages of a privacy policy. The venue below has a launcher and an endpoint of other hosts. */
const wordings = `wordings:
  launcher:
    without: { demoHost: Ours, thirdPartyCookies: None }
    with: { demoHost: '{hosts}', thirdPartyCookies: Some }
  images:
    without: { imageHost: Ours }
    with: { imageHost: '{hosts}' }
  formEndpoint:
    without: { collected: Nothing, formDelivery: Nowhere, messagesKept: None }
    with: { collected: Words, formDelivery: 'To {hosts}', messagesKept: All }
  bookingUrl:
    without: { tableBooking: Ours }
    with: { tableBooking: '{hosts}' }
`;
const passages = '{demoHost}. {thirdPartyCookies}. {collected}. {formDelivery}. {messagesKept}.';

const legal = (title: string, fields = '', text = '') => `---
title: ${title}
description: What we agree on.
lastUpdated: 2025-01-01
boxTitle: Questions
boxText: Write to us.
${fields}---

## Who we are

We answer within {answerWithin}. ${text}

### Our ${title.toLowerCase()}

By the lagoon.
`;

const venue = `---
name: A Vivid Escape
blurb: A lounge for adults.
studio: A studio
copyrightYear: 2025
address:
  street: 1 A Street
  town: Exampleton
  postcode: EX0 0EX
  country: GB
telephones:
  - label: Front desk
    number: +44 20 7946 0018
emails:
  - label: Questions
    address: hello@example.com
hours:
  gaming: 24/7
  dining: 6 AM-2 AM
answerWithin: 2 hours
minimumAge: 18
players: 50,000+
rating: 4.9/5
currency: GBP
tableNotice: 2 hours
launcher: https://games.example.com/launch
formEndpoint: https://forms.example.com/send
timeZone: Europe/London
entry:
  price: free
---
`;

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9v9z"/></svg>`;

/** The files of a valid project, by path. */
export const validProject: Record<string, string> = {
  'src/content/venue.md': venue,
  'src/content/legal/terms.md': legal('Terms'),
  'src/content/legal/privacy.md': legal('Privacy', wordings, passages),
  'src/content/games/Lake.md': game('Lake', 1),
  'src/content/games/Night.md': game('Night', 2),
  'src/assets/images/posters/Print.svg': picture(800, 1000),
  'src/assets/images/posters/Print2.svg': picture(800, 1000),
};

/** Writes files into a temporary folder. Returns the folder, which the caller deletes. */
export function writeProject(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
