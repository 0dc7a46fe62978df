import { expect, test } from 'vitest';
import { launcherUrl } from './launcher-url.ts';

const fixed = 'mode=demo&currency=EUR&device=desktop&language=en_gb';

test.each([
  [
    'the fields of every game',
    '/demo-launcher',
    { launcherGameId: '1002', operatorId: '7' },
    `/demo-launcher?gameid=1002&operatorid=7&${fixed}`,
  ],
  [
    'a token and xdm',
    '/demo-launcher',
    { launcherGameId: '1', operatorId: '7', token: 'abc', xdm: '1' },
    `/demo-launcher?gameid=1&operatorid=7&${fixed}&token=abc&xdm=1`,
  ],
  [
    'an external host',
    'https://play.example/launch',
    { launcherGameId: '1', operatorId: '7' },
    `https://play.example/launch?gameid=1&operatorid=7&${fixed}`,
  ],
  [
    'a launcher with a query, whose mode is replaced',
    'https://play.example/?v=2&mode=real',
    { launcherGameId: '1', operatorId: '7' },
    `https://play.example/?v=2&mode=demo&gameid=1&operatorid=7&currency=EUR&device=desktop&language=en_gb`,
  ],
  [
    'characters with a meaning in a query',
    '/demo-launcher',
    { launcherGameId: '1&mode=real', operatorId: '7', token: 'a b#c' },
    `/demo-launcher?gameid=1%26mode%3Dreal&operatorid=7&${fixed}&token=a+b%23c`,
  ],
])('%s', (_what, launcher, game, expected) => {
  expect(launcherUrl(launcher, game)).toBe(expected);
});
