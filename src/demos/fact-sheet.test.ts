import { expect, test } from 'vitest';
import { factSheet } from './fact-sheet.ts';

test.each([
  {
    gameid: '1001',
    rtp: '95.0073 %',
    hits: '22.91 %',
    volatility: 'Medium (deviation 3.34 stakes)',
  },
  { gameid: '1002', rtp: '95.9165 %', hits: '20.19 %', volatility: 'Low (deviation 2.65 stakes)' },
  { gameid: '1004', rtp: '96.2168 %', hits: '18.61 %', volatility: 'High (deviation 6.72 stakes)' },
  { gameid: '1006', rtp: '95.2898 %', hits: '28.00 %', volatility: 'Low (deviation 2.37 stakes)' },
])('demo $gameid returns $rtp', ({ gameid, rtp, hits, volatility }) => {
  expect(factSheet(gameid)).toMatchObject({ returnToPlayer: rtp, hitRate: hits, volatility });
});

test('a demo that does not exist has no facts', () => {
  expect(factSheet('1007')).toBeUndefined();
});
