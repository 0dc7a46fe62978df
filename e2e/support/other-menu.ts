/** The menu, evenings, photograph and hours of the other venue, and a venue without menu, evenings and groups. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { editFields } from './project-copy.ts';
import { projectFolder } from './sites.ts';

/** Fields of `venue.md`. */
export const otherFacts = {
  currency: 'JPY',
  groups: {
    from: 13,
    email: 'parties@example.org',
    needs: 'Write a week ahead.',
  },
  helpline: { label: 'The Parlour Helpline', address: 'https://help.example.org/' },
  company: 'Parlour Ltd, company 7',
};

export const otherPhoto = {
  imageAlt: 'A fox and a giraffe wait for a table.',
  credit: 'Photograph by Ada',
};

const now = new Date();
/**
 * A day on which a table cannot be booked, although it is near enough: the first of the month after next. A midnight
 * between the build and its tests does not change it.
 */
export const closedDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1))
  .toISOString()
  .slice(0, 10);
/** Hours that differ from the usual ones. */
export const otherHours = {
  days: [
    { weekdays: ['Monday'], gaming: 'closed' },
    { weekdays: ['Friday', 'Saturday'], gaming: '16:00-05:00', dining: '17:00-03:00' },
    { weekdays: ['Sunday'], dining: '12:00-22:00', gaming: '11:00-24:00' },
  ],
  exceptions: [
    { date: closedDay, reason: 'The holidays', gaming: '14:00-22:00', dining: 'closed' },
  ],
};

const otherMenu = `---
description: Small plates and one large pie, from a kitchen that looks over the river.
updated: ${new Date().toISOString().slice(0, 10)}
sections:
  - title: From the river
    served: 18:00-22:00
    dishes:
      - name: Eel <b on toast
        line: With horseradish & cress.
        price: 1250
        allergens: [fish, gluten, mustard]
---

Ask the person at the stove.
`;
const evening = (when: string, title: string) => `---
title: ${title}
${when}
starts: 21:00
room: sofas
price: free
join: Come as you are
---

Somebody sings, and somebody else knows the words.
`;

export async function useOtherMenu(project: string) {
  const content = `${project}src/content/`;
  writeFileSync(`${content}menu.md`, otherMenu);
  rmSync(`${content}evenings`, { recursive: true, force: true });
  mkdirSync(`${content}evenings`);
  writeFileSync(`${content}evenings/songs.md`, evening('weekday: Friday', 'Songs <i of the river'));
  writeFileSync(`${content}evenings/past.md`, evening('date: 2024-05-03', 'A night that is over'));
  const photos = `${project}src/assets/images/photos/`;
  mkdirSync(photos, { recursive: true });
  mkdirSync(`${content}photos`, { recursive: true });
  await sharp(`${projectFolder}src/assets/images/front-door.svg`)
    .resize(1600)
    .jpeg()
    .toFile(`${photos}bar.jpg`);
  writeFileSync(
    `${content}photos/bar.md`,
    `---
image: ../../assets/images/photos/bar.jpg
imageAlt: ${otherPhoto.imageAlt}
room: kitchen
credit: ${otherPhoto.credit}
consent: Both, in writing
---
`,
  );
}

/** Takes menu, evenings and groups away. */
export function useNoMenu(project: string) {
  for (const path of ['menu.md', 'evenings', 'photos'])
    rmSync(`${project}src/content/${path}`, { recursive: true, force: true });
  editFields(`${project}src/content/venue.md`, (venue) => venue.delete('groups'));
}
