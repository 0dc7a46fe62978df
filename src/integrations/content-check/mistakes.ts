/**
 * Mistakes that editors make: what was done, in which file, the words before and after it, the place that
 * must be named (line and field), and what the remedy must say.
 */
export type Mistake = readonly [
  what: string,
  file: string,
  before: string,
  after: string,
  place: string,
  remedy: RegExp,
];

const game = 'src/content/games/Lake.md';
const night = 'src/content/games/Night.md';
const venue = 'src/content/venue.md';
const terms = 'src/content/legal/terms.md';
const privacy = 'src/content/legal/privacy.md';

/** Mistakes in a game's file. */
export const inGames: Mistake[] = [
  ['a field is gone', game, 'name: Lake\n', '', '1  name', /For example: Zulu Gold/],
  ['a field is empty', game, ': A line for the card.', ':', '4  description', /card on the home/],
  ['a name is misspelt', game, 'accent:', 'acent:', '7  acent', /Did you mean "accent"/],
  ['a field of no meaning', game, 'accent:', 'mood: calm\naccent:', '7  mood', /One of the fields/],
  ['a word for a number', game, 'order: 1', 'order: one', '3  order', /without quotation marks/],
  ['a number for a text', game, "'1001'", '1001', '8  gameid', /in quotation marks/],
  ['half a place', game, 'order: 1', 'order: 1.5', '3  order', /whole number/],
  ['a sign in a number', game, "'1001'", "'1&mode=real'", '8  gameid', /Letters, digits/],
  ['no such ink', game, ': sky', ': marygold', '7  accent', /Did you mean "marigold"/],
  ['too much for the card', game, 'A line', 'x'.repeat(140), '4  description', /At most 110/],
  ['a colon in a text', game, 'A line', 'Pads: a line', '4  the fields', /holds a colon/],
  ['an open quotation', game, ': Lake', ': "Lake', '2  the fields', /quotation mark/],
  ['a tab', game, 'order: 1', 'order:\n\t1', '4  the fields', /Spaces instead of tabs/],
  ['a field twice', game, 'order: 1', 'order: 1\norder: 1', '4  the fields', /Each field once/],
  ['no space after a colon', game, 'order: 1', 'order:1', '3  the fields', /a space/],
  ['a sign at the beginning', game, ': A line', ': @line', '4  the fields', /begins with a sign/],
  ['a shout at the beginning', game, ': A line', ': !line', '4  the fields', /begins with a sign/],
  ['no dashes below', game, "'18'\n---", "'18'", '1  the dashes', /Three dashes/],
  ['no dashes above', game, '---\nname', 'name', '1  the dashes', /Three dashes/],
  ['a picture that is not there', game, 'Print.svg', 'Lake.svg', '5  image', /a file that exists/],
  ['letters of a picture', game, 'Print', 'print', '5  image', /Did you mean ".*\/Print.svg"/],
  ['a picture too wide', game, 'Print', 'Wide', '5  image', /four wide to five high/],
  [
    'a picture elsewhere',
    game,
    'posters/Print.svg',
    'Print.svg',
    '5  image',
    /in src\/images\/posters/,
  ],
  [
    'a picture elsewhere, by way of the posters',
    game,
    'posters/Print.svg',
    'posters/../Print.svg',
    '5  image',
    /in src\/images\/posters/,
  ],
  ['no picture in the file', game, 'Print.svg', 'Broken.png', '5  image', /can show/],
  [
    'a picture without https',
    game,
    '../../images/',
    'http://cdn.example.com/',
    '5  image',
    /https/,
  ],
  ['a script for a picture', game, '../../images/', 'javascript:', '5  image', /https/],
  ['a file name for words', game, 'A lantern over the water.', 'lake.svg', '6  imageAlt', /can be/],
  [
    'no longer description',
    game,
    'Five lanterns on a still lake. Read the [terms](/terms) first.',
    '',
    '10  the text',
    /paragraph/,
  ],
  ['HTML', game, 'Five', '<b>Five</b>', '12  HTML', /Markdown/],
  ['a link to nowhere', game, '/terms', '/term', '12  a link', /Did you mean "\/terms"/],
  ['a link without a slash', game, '/terms', 'terms', '12  a link', /Did you mean "\/terms"/],
  ['a link without https', game, '/terms', 'http://example.com', '12  a link', /https address/],
  ['a link to a lost game', game, '/terms', '/game/lake', '12  a link', /"\/game\/Lake"/],
  ['a heading of the page', game, 'Five', '# Five', '12  a heading', /## Fair play/],
  ['a fact in a field', game, 'A line', 'A {email}', '4  description', /only in the text below/],
  ['the name of another', night, ': Night', ': lake', '2  name', /that no other game has/],
  ['the place of another', night, 'order: 2', 'order: 1', '3  order', /that no other game has/],
];

/** Mistakes in the venue's facts and the law pages. */
export const inFacts: Mistake[] = [
  ['an e-mail that is none', venue, 'hello@', 'hello at ', '16  emails → 1 → address', /e-mail/],
  [
    'a telephone of the town',
    venue,
    '+44 20',
    '020',
    '13  telephones → 1 → number',
    /country code/,
  ],
  [
    'a text for indented lines',
    venue,
    'hours:\n  gaming: 24/7\n  diningOpens: 6 AM\n  diningCloses: 2 AM',
    'hours: all day\n\n\n',
    '17  hours',
    /Three indented lines/,
  ],
  ['a rating for a number', venue, '4.9/5', '4.9', '25  rating', /as it is printed/],
  ['an age too low', venue, 'Age: 18', 'Age: 16', '22  minimumAge', /18 or more/],
  ['a year of five digits', venue, '2025', '20255', '5  copyrightYear', /four digits/],
  ['a file too few', venue, 'games: 2', 'games: 3', '23  games', /games: 2/],
  ['a town misspelt', venue, 'town:', 'twon:', '6  address → town', /Exampleton/],
  ['a launcher without https', venue, 'https://games', 'http://games', '29  launcher', /https/],
  ['an endpoint that is none', venue, 'https://forms', 'forms', '30  formEndpoint', /https/],
  ['a day in words', terms, '2025-01-01', 'January 1, 2025', '4  lastUpdated', /2025-01-01/],
  ['a day that is none', privacy, '2025-01-01', '2025-02-30', '4  lastUpdated', /the calendar/],
  ['a step left out', terms, '### Where', '#### Where', '13  a heading', /### at most/],
  [
    'a fact that is none',
    terms,
    '{answerWithin}',
    '{answerwithin}',
    '11  a fact',
    /"answerWithin"/,
  ],
];
