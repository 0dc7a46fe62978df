import sharp from 'sharp';
import { venue, type Files } from './check.fixture.ts';
import { validProject } from './project.fixture.ts';

export const menu = 'src/content/menu.md';
export const friday = 'src/content/evenings/friday.md';
export const single = 'src/content/evenings/single.md';
export const photo = 'src/content/photos/table.md';
export const aYearAgo = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
export const today = `date: ${new Date().toISOString().slice(0, 10)}`;
export const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const hours = `  diningCloses: 2 AM
  days:
    - weekdays: [Monday, Tuesday]
      dining: noon-10 PM
  exceptions:
    - date: ${inAMonth}
      reason: A wedding
      dining: closed
`;
const more = `currency: GBP
groups:
  from: 13
  email: groups@example.com
  needs: Write three days ahead.
helpline:
  label: A helpline
  address: https://help.example.com/
company: Vivid Ltd
bookingUrl: https://tables.example.com/vivid
minimumAge: 18
`;

/** The valid project with everything that a venue may show. */
export const project: Record<string, string> = {
  ...validProject,
  [venue]: (validProject[venue] ?? '')
    .replace('  diningCloses: 2 AM\n', hours)
    .replace('minimumAge: 18\n', more),
  [menu]: `---
description: What the kitchen cooks.
updated: ${new Date().toISOString().slice(0, 10)}
sections:
  - title: To begin
    served: noon-2 AM
    dishes:
      - name: Soup
        line: Hot.
        price: 6.50
        marks: [V, GF]
        allergens: [milk]
      - name: Water
        price: 2
        allergens: []
---

Tell us about an [allergy](/contact). See [what is on](/evenings).
`,
  [friday]: `---
title: Quiz
weekday: Friday
starts: 8 PM
room: table
price: 3
join: Come as a team
---

Eight rounds. There is [a menu](/menu).
`,
  [single]: `---
title: Lantern night
${today}
starts: 12:30 PM
room: kitchen
price: free
join: Come in
---

The lights go out.
`,
  [photo]: `---
image: ../../assets/images/photos/table.jpg
imageAlt: Ten people pass plates.
room: table
credit: A photographer
consent: All of them, in writing
---
`,
};
/** A photograph of this width, in pixels. */
export const jpeg = (width: number) =>
  sharp({ create: { width, height: 1000, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();
export const picture = 'src/assets/images/photos/table.jpg';
const large = await jpeg(1600);
/** The project with its photograph, and with `changed` in the place of its files. */
export const files = (changed: Files = {}): Files => ({ ...project, [picture]: large, ...changed });
