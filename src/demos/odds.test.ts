import { expect, test } from 'vitest';
import { findDemo, games } from './games.ts';
import { odds } from './odds.ts';

test.each([
  { launcherGameId: '1001', returned: '95 of every 100', wins: '23 rounds', volatility: 'Medium' },
  { launcherGameId: '1002', returned: '96 of every 100', wins: '20 rounds', volatility: 'Low' },
  { launcherGameId: '1004', returned: '96 of every 100', wins: '19 rounds', volatility: 'High' },
])('demo $launcherGameId returns $returned', ({ launcherGameId, returned, wins, volatility }) => {
  const game = findDemo(launcherGameId);
  const texts = game && odds(game).map(({ text }) => text);
  expect(texts).toEqual([
    game?.layout,
    expect.stringContaining(returned),
    expect.stringContaining(wins),
    expect.stringContaining(volatility),
  ]);
});

test('each demo has its own number, and an unknown number has no demo', () => {
  expect(new Set(games.map(({ launcherGameId }) => launcherGameId)).size).toBe(games.length);
  expect(findDemo('9999')).toBeUndefined();
});
