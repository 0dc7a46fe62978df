import { expect, test } from 'vitest';
import { refusal } from './refusal.ts';

test.each([
  { query: '', crypto: globalThis.crypto, says: undefined },
  { query: 'gameid=1001&mode=demo', crypto: globalThis.crypto, says: undefined },
  { query: 'mode=real', crypto: globalThis.crypto, says: 'Only demo play is offered here.' },
  { query: 'mode=', crypto: globalThis.crypto, says: 'Only demo play is offered here.' },
  { query: 'mode=demo', crypto: undefined, says: expect.stringContaining('random numbers') },
  { query: 'mode=demo', crypto: {}, says: expect.stringContaining('random numbers') },
])('"$query" is answered with $says', ({ query, crypto, says }) => {
  expect(refusal(new URLSearchParams(query), crypto)).toEqual(says);
});
