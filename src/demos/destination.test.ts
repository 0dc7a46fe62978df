import { expect, test } from 'vitest';
import { destination } from './destination.ts';

const demos = new Set(['1001', '1002']);

test.each([
  {
    search: '?gameid=1001&operatorid=1&mode=demo&currency=EUR&token=secret&xdm=1',
    base: '/',
    address: '/demo/1001?gameid=1001&mode=demo&currency=EUR&xdm=1',
  },
  {
    search: '?mode=demo&gameid=1002',
    base: '/lounge',
    address: '/lounge/demo/1002?mode=demo&gameid=1002',
  },
])('$search under $base leads to $address', ({ search, base, address }) => {
  expect(destination(search, demos, base)).toEqual({ address });
});

test.each([
  { search: '?gameid=1003&mode=demo', refusal: 'This demo is not available.' },
  { search: '?gameid=//evil.example&mode=demo', refusal: 'This demo is not available.' },
  { search: '?gameid=__proto__&mode=demo', refusal: 'This demo is not available.' },
  { search: '?mode=demo', refusal: 'This demo is not available.' },
  { search: '?gameid=1001&mode=real', refusal: 'Only demo play is offered here.' },
  { search: '', refusal: 'Only demo play is offered here.' },
])('"$search" is answered: $refusal', ({ search, refusal }) => {
  expect(destination(search, demos, '/')).toEqual({ refusal });
});
