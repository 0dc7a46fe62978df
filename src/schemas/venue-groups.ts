/** The groups of fields in `src/content/venue.md` that need no file of their own. */
import { country } from './fields/codes.ts';
import {
  emailAddress,
  httpsAddress,
  oneOf,
  text,
  textWithFacts,
  wholeNumber,
} from './fields/fields.ts';
import { group } from './fields/field-groups.ts';
import { priceOrFree } from './fields/price-or-free.ts';
import { telephoneNumber } from './fields/telephone.ts';

export const telephone = group(
  'Two indented lines: label and number. For example: label: Front desk',
  {
    label: text('The label of the telephone number.', 30, 'Front desk'),
    number: telephoneNumber,
  },
);

const purpose = 'What the address receives: reservations, with cancellations, or complaints.';
export const email = group(
  'Two indented lines: label and address. For example: label: Reservations',
  {
    label: text('The label of the address.', 30, 'Reservations'),
    address: emailAddress(),
    for: oneOf(purpose, ['reservations', 'complaints']).optional(),
  },
);

export const address = group(
  'Indented lines: street, town, region, postcode and country. For example: town: Exampleton',
  {
    street: text('House number and street.', 60, '18 Lagoon Parade'),
    town: text('The town.', 40, 'Exampleton'),
    region: text('The state or region, if addresses in the country have one.', 40, 'CA').optional(),
    postcode: text('The postcode, if the country has postcodes.', 12, 'EX0 0EX').optional(),
    country,
  },
);

export const place = group(
  'Two indented lines: heading and text. For example: heading: On the water',
  {
    heading: text(
      'The heading above the directions.',
      60,
      'On the water, and easy to get home from',
    ),
    text: textWithFacts('Where the venue is.', 200, 'In the yard behind the old brewery.'),
  },
);

const entryWanted =
  'Indented lines: price, and perhaps note, for other prices. For example: price: free';
export const entry = group(entryWanted, {
  price: priceOrFree,
  note: text('Other prices of entry.', 80, 'Before 6 PM, it is £3').optional(),
}).superRefine(({ price, note }, { addIssue }) => {
  const message =
    'Entry that is not always free has a price. Write the usual price, and when entry is free in the note.';
  if (price === 'free' && note) addIssue({ code: 'custom', path: ['price'], message });
});

/** The means of transport, each with an icon in `sprite.svg` and a drawing in `assets/images/house`. */
export const means = ['metro', 'tram', 'bus', 'train', 'ferry'] as const;
export const transport = group('Two indented lines: means and text. For example: means: tram', {
  means: oneOf('The means of transport, for the picture beside the text.', means),
  text: text('The way by public transport.', 60, 'Tram 9 stops at the door'),
});

export const groups = group('Three indented lines: from, email and needs. For example: from: 13', {
  /** The form has a seat for each smaller party, up to twelve. */
  from: wholeNumber('The smallest party that writes to you instead of using the form.', 2, 13, 13),
  email: emailAddress(),
  needs: text('What a large party should know.', 160, 'Write three days ahead. No deposit.'),
});

export const helpline = group(
  'Two indented lines: label and address. For example: label: The National Gambling Helpline',
  {
    label: text('The name of the helpline.', 60, 'The National Gambling Helpline'),
    address: httpsAddress('The website of the helpline.'),
  },
);
