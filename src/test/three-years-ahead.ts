/** Sets the clock of the tests three years ahead, so that a date which expires fails today. Time still passes. */
import { performance } from 'node:perf_hooks';

const offset = 3 * 365 * 24 * 3_600_000;

// Not the old `Date.now()` plus the offset: this file runs before each test file, so the offsets would add up.
Date.now = () => Math.round(performance.timeOrigin + performance.now()) + offset;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, self) =>
    Reflect.construct(target, values.length > 0 ? values : [Date.now()], self),
});
