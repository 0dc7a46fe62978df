import { expect, test } from 'vitest';
import { launcherUrl } from './launcher-url.ts';

const fixed = 'mode=demo&currency=EUR&device=desktop&language=en_gb';
const game = { launcherGameId: '1002', operatorId: '7' };

test.each([
  ['every game', '/demo-launcher', game, `/demo-launcher?gameid=1002&operatorid=7&${fixed}`],
  [
    'a game with a token and xdm, whose characters are encoded',
    'https://play.example/launch',
    { ...game, launcherGameId: '1&mode=real', token: 'a b#c', xdm: '1' },
    `https://play.example/launch?gameid=1%26mode%3Dreal&operatorid=7&${fixed}&token=a+b%23c&xdm=1`,
  ],
  [
    'a launcher with a query, whose mode is replaced',
    'https://play.example/?v=2&mode=real',
    game,
    'https://play.example/?v=2&mode=demo&gameid=1002&operatorid=7&currency=EUR&device=desktop&language=en_gb',
  ],
])('the demo of %s has this address', (_what, launcher, fields, expected) => {
  expect(launcherUrl(launcher, fields)).toBe(expected);
});
