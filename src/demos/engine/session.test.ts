import { expect, test } from 'vitest';
import { addStakes, canPlay, newSession, refill, STAKE, START_CREDITS } from './session.ts';

test('a round costs one stake, and a win of 5 times the stake brings five', () => {
  const played = addStakes(newSession(), -1);
  expect(played).toEqual({ credits: START_CREDITS - STAKE, net: -STAKE });
  expect(addStakes(played, 5)).toEqual({ credits: START_CREDITS + 4 * STAKE, net: 4 * STAKE });
});

test('rounds without a win end the demo at no credits, never below', () => {
  let session = newSession();
  while (canPlay(session)) session = addStakes(session, -1);
  expect(session.credits).toBe(0);
});

test('new credits do not hide earlier losses', () => {
  expect(refill({ credits: 0, net: -1000 })).toEqual({ credits: START_CREDITS, net: -1000 });
});
