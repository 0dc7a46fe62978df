import { expect, test } from 'vitest';
import { launchUrl } from './launch-url.ts';

const demos = ['1001', '1002'];

test.each([
  {
    search: '?gameid=1001&operatorid=1&mode=demo&currency=EUR&token=secret&xdm=1',
    folder: '/demo',
    url: '/demo/1001?gameid=1001&mode=demo&currency=EUR&xdm=1',
  },
  {
    search: '?mode=demo&gameid=1002',
    folder: '/lounge/demo',
    url: '/lounge/demo/1002?mode=demo&gameid=1002',
  },
])('$search leads to $url', ({ search, folder, url }) => {
  expect(launchUrl(search, demos, folder)).toEqual({ url });
});

test.each([
  { search: '?gameid=//evil.example&mode=demo', refusal: 'This demo is not available.' },
  { search: '?gameid=1001&mode=real', refusal: 'Only demo play is offered here.' },
])('"$search" is refused: $refusal', ({ search, refusal }) => {
  expect(launchUrl(search, demos, '/demo')).toEqual({ refusal });
});
