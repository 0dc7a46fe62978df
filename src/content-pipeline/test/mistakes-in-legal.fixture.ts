import { inFile, type Mistake } from './mistake.fixture.ts';

/** Mistakes in the legal pages. */
export const inLegal: Mistake[] = [
  ...inFile('src/content/legal/terms.md', [
    ['a misspelt fact in a description', 'we agree', '{nam} agrees', '3  a fact', /"name"/],
    [
      'a lost section',
      '## Who we are\n\nWe answer within {answerWithin}.\n\n### Where we are\n\nBy the lagoon.\n\n## Terms of Service\n\nWords.\n\n',
      '',
      '8  the text',
      /## Terms of Service/,
    ],
    [
      'another name for a section',
      '## Terms of Service',
      '## Our Terms',
      '8  the text',
      /another name/,
    ],
    ['a day in words', '2025-01-01', 'January 1, 2025', '4  lastUpdated', /2025-01-01/],
    [
      'a link by reference',
      'We answer',
      'We [answer][r]\n\n[r]: https://x.example\n\n',
      '11  a link',
      /in parentheses/,
    ],
    ['an outdated age', 'We answer', 'Guests must be at least 21. We', '11  an age', /which is 18/],
    [
      'a table with a row that is too long',
      'We answer',
      '| a | b |\n| - | - |\n| 1 | 2 | 3 |\n\nWe answer',
      '13  a table',
      /As many/,
    ],
    ['an empty section', 'We answer', '## Rules\n\nWe answer', '9  a heading', /Words below/],
    ['an empty last section', 'By the lagoon.', '', '13  a heading', /Words below/],
    ['a heading in other capitals', '### Where we are', '## who we are', '13  a heading', /once/],
    ['a heading twice', '### Where we are', '## Who we are', '13  a heading', /Each heading once/],
    ['a day to come', '2025-01-01', '2199-06-01', '4  lastUpdated', /up to today/],
    ['a year of another age', '2025-01-01', '0025-01-01', '4  lastUpdated', /up to today/],
    ['a skipped heading level', '### Where', '#### Where', '13  a heading', /### at most/],
    ['a misspelt fact', '{answerWithin}', '{answerwithin}', '11  a fact', /"answerWithin"/],
    ['an outdated age in words', 'We answer', 'Aged 16 and over', '11  an age', /18/],
  ]),
  ...inFile('src/content/legal/privacy.md', [
    ['a day that does not exist', '2025-01-01', '2025-02-30', '4  lastUpdated', /the calendar/],
    ['a misspelt fact in the box', 'Write', 'Write to {mail} or', '6  a fact', /"email"/],
    ['an outdated age in the box', 'Write', '16+. Write', '6  an age', /which is 18/],
  ]),
];
