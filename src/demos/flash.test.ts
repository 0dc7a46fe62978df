import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { luminance, parseHex } from '../lib/luminance.ts';
import { blend, MOVING_OPACITY, redRatio } from './flash.ts';

const symbols = new URL('./symbols/', import.meta.url);
const inks = new Set(
  readdirSync(symbols).flatMap(
    (file) => readFileSync(new URL(file, symbols), 'utf8').match(/#[0-9A-F]{6}\b/gi) ?? [],
  ),
);
const css = readFileSync(new URL('./styles/base.css', import.meta.url), 'utf8');
const slices = [...css.matchAll(/--slice-\d: (#[0-9a-f]{6})/gi)].map(([, ink = '']) => ink);
const plate = parseHex(/--plate: (#[0-9a-f]{6})/i.exec(css)?.[1] ?? '');

describe('while reels or the wheel move', () => {
  test.each([...inks, ...slices])('%s cannot flash on the plate', (ink) => {
    const seen = blend(parseHex(ink), plate, MOVING_OPACITY);
    expect(Math.abs(luminance(seen) - luminance(plate))).toBeLessThan(0.1);
    expect(redRatio(seen)).toBeLessThan(0.8);
  });

  test('no two inks differ enough to flash against each other', () => {
    const all = [...inks, ...slices].map((ink) =>
      luminance(blend(parseHex(ink), plate, MOVING_OPACITY)),
    );
    all.push(luminance(plate));
    expect(all.length).toBeGreaterThan(8);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.1);
  });
});
