import { expect, test } from 'vitest';
import { parseRanges, parseTime } from './parse.ts';

test.each([
  ['6 AM', 6],
  ['12 AM', 0],
  ['12 PM', 12],
  ['6:30 pm', 18.5],
  ['6.30 am', 6.5],
  ['18:00', 18],
  ['Noon', 12],
  ['midnight', 0],
  ['24:00', 0],
  ['7', undefined],
  ['0 AM', undefined],
  ['13 PM', undefined],
  ['24:30', undefined],
  ['18:60', undefined],
  ['from 6 PM', undefined],
  ['6 PM or later', undefined],
])('%s is %s hours after midnight', (written, hours) => {
  expect(parseTime(written)).toBe(hours === undefined ? undefined : hours * 60);
});

test.each<[string, number[][] | undefined]>([
  ['24/7', [[0, 24]]],
  ['24 hours', [[0, 24]]],
  ['Closed', []],
  ['16:00-24:00', [[16, 24]]],
  ['6 AM – 2 AM', [[6, 26]]],
  ['10 AM to 4 AM', [[10, 28]]],
  ['noon-3 PM, 6 PM-1 AM', [[12, 15], [18, 25]]], // prettier-ignore
  ['midnight-4 AM, 8 PM-midnight', [[0, 4], [20, 24]]], // prettier-ignore
  ['6 PM-1 AM, noon-3 PM', undefined],
  ['8 AM-9 AM, noon-3 PM, 2 PM-5 PM', undefined],
  ['noon-3 PM, 3 PM-5 PM', undefined],
  ['6 AM-noon, 8 PM-7 AM', undefined],
  ['16:00-16:00', undefined],
  ['16:00-20:00-02:00', undefined],
  ['16:00-late', undefined],
  ['24/7 in summer', undefined],
])('%s is open during the hours %j', (written, hours) => {
  const ranges = parseRanges(written)?.map(({ opens, closes }) => [opens / 60, closes / 60]);
  expect(ranges).toEqual(hours);
});
