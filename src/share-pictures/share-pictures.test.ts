import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPress, type Print } from './press.ts';
import { fitName, openTypeface, type SetLine } from './typeface.ts';

describe('a name', () => {
  const room = { widest: 606, largest: 92, smallest: 54 };
  let setLine: SetLine;
  beforeAll(async () => {
    setLine = await openTypeface('src/assets/fonts/special-gothic-expanded.woff2', { tracking: -0.02 });
  });

  test.each([
    ['Hidden', 1],
    ['Lake’s Five', 1],
    ['Fate of Fortune', 1],
    ['The Lanterns of the Long Night', 2],
    ['Incomprehensibilities-and-Responsibilities', 1],
  ])('%s is set in %i line(s) that fit', (name, lines) => {
    const fitted = fitName(setLine, name, room);
    expect(fitted?.lines).toHaveLength(lines);
    expect(fitted?.size).toBeLessThanOrEqual(room.largest);
    for (const { width } of fitted?.lines ?? []) {
      expect(width * (fitted?.size ?? 0)).toBeLessThanOrEqual(room.widest + 0.01);
    }
  });

  test('is kerned: T and r stand closer together than apart', () => {
    const width = (text: string) => setLine(text)?.width ?? 0;
    expect(width('Tr')).toBeLessThan(width('T') + width('r') - 0.02);
  });

  test('that the font cannot set is not set at all, rather than with gaps', () => {
    expect(fitName(setLine, 'ΔΩ', room)).toBeUndefined();
  });
});

describe('a picture', () => {
  const root = process.cwd();
  const cache = mkdtempSync(join(tmpdir(), 'share-'));
  const zulu: Print = {
    name: 'Zulu Gold',
    poster: 'src/assets/images/posters/Zulu.svg',
    facts: 'Free demo game · No real money · 18+',
    accent: 'marigold',
  };
  afterAll(() => rmSync(cache, { recursive: true }));

  test('is drawn once, and again only when something on it changes', async () => {
    const print = await openPress(root, cache, 'A Vivid Escape');
    const first = await print(zulu);
    const [file = ''] = readdirSync(cache);
    const { mtimeMs } = statSync(join(cache, file));
    expect(await print(zulu)).toEqual(first);
    expect(statSync(join(cache, file)).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(cache)).toHaveLength(1);

    expect(await print({ ...zulu, name: 'Zulu' })).not.toEqual(first);
    expect(readdirSync(cache)).toHaveLength(2);
  });

  test('shows its poster in the middle, the night around it, and its name below', async () => {
    const print = await openPress(root, cache, 'A Vivid Escape');
    const picture = await print(zulu);
    const brightest = async (left: number, top: number, width: number, height: number) => {
      const part = await sharp(picture).extract({ left, top, width, height }).toBuffer();
      return (await sharp(part).stats()).channels[0]?.max;
    };
    expect(await brightest(500, 150, 200, 200)).toBeGreaterThan(240);
    expect(await brightest(300, 470, 600, 90)).toBeGreaterThan(240);
    expect(await brightest(10, 470, 200, 150)).toBeLessThan(32);
  });
});
