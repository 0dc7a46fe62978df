import { resultOf } from '../../src/demos/engine/round.ts';
import { creditsAtStart, stakeCredits } from '../../src/demos/game.ts';
import { zulu } from '../../src/demos/games/zulu/game.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { seeded } from '../../src/test/demo-rounds.ts';
import { expect, test } from '../support/fixtures.ts';
import { stylesOf } from '../support/read.ts';
import { expectWhole } from './looks.ts';
import { drawRound, isInContent, playARound, runUntilVisible, spin, startDemo } from './demo.ts';

/** A walk of the sun with a large win, whose four turns pay as sought. */
function walk(isSought: (turns: number[]) => unknown) {
  for (let seed = 1; seed < 100_000; seed++) {
    const { drawn, steps } = drawRound(zulu, seeded(seed));
    const turns = steps.filter(({ type }) => type === 'pay').map((step) => resultOf([step]));
    if (turns.length === 4 && resultOf(steps) >= 50 && isSought(turns))
      return { drawn, won: stakeCredits * resultOf(steps) };
  }
  throw new Error('No walk is as sought.');
}

if (isInContent(zulu)) {
  test('the last turn of a walk shows what it pays, and the round ends with the best one', async ({
    page,
  }) => {
    const { drawn, won } = walk(([first = 0, , , last = 0]) => first > last && last > 0);
    await startDemo(page, zulu.launcherGameId, drawn);
    await spin(page).press('Enter');
    const soFar = page.locator('.headline', { hasText: 'So far' });
    await runUntilVisible(page, soFar);
    const firstSum = await soFar.innerText();
    const sum = page.locator('.headline', { hasText: `So far ${formatNumber(won)}` });
    await runUntilVisible(page, sum);
    await expect(page.locator('.price')).not.toHaveCount(0);
    await runUntilVisible(page, page.locator('.main-button:not([aria-disabled])'));
    const prices = await page.locator('.price').allTextContents();
    await page.clock.runFor(3000);
    await expect(page.locator('.price'), 'complete before the next round').toHaveText(prices);

    await spin(page).press('Enter');
    await runUntilVisible(page, soFar);
    await expect(soFar, 'the next round counts from 0').toHaveText(firstSum);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const title = `a sum that is shown never falls, and a turn without a win is silent (${reducedMotion})`;
    test(title, async ({ page }) => {
      // The first turn finds a symbol after the sun, and the second one pays nothing. The last one is the best, so that the
      // outcome counts up.
      const { drawn, won } = walk(
        (turns) => turns[0] && !turns[1] && turns[3] === Math.max(...turns),
      );
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const Oscillator = OscillatorNode;
        globalThis.OscillatorNode = class extends Oscillator {
          constructor(...options: ConstructorParameters<typeof OscillatorNode>) {
            super(...options);
            document.dispatchEvent(new Event('note'));
          }
        };
      });
      await startDemo(page, zulu.launcherGameId, drawn);
      await page.getByRole('button', { name: 'Sound' }).click();
      const seen = await page.evaluateHandle(() => {
        const text = (part: string) => document.querySelector(part)?.textContent ?? '';
        const headlines: string[] = [];
        const spoken: string[] = [];
        const notes: string[] = [];
        const foundAtNotes: number[] = [];
        const moved: string[] = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (keyframes, options) {
          const part = this.closest('.won, .side-symbol')?.classList[0];
          const properties = (keyframes as Keyframe[]).flatMap(Object.keys);
          if (part) moved.push(...properties.map((property) => `${part} ${property}`));
          return animate.call(this, keyframes, options);
        };
        const observe = (part: string, note: () => unknown) => {
          for (const element of document.querySelectorAll(part))
            new MutationObserver(note).observe(element, { childList: true });
        };
        observe('.headline', () => headlines.push(text('.headline')));
        observe('.credits', () => {
          if (!document.querySelector('.status')?.ariaHidden) spoken.push(text('.credits'));
        });
        document.addEventListener('note', () => {
          notes.push(`${text('.main-button')}: ${text('.detail')}`);
          foundAtNotes.push(document.querySelectorAll('.found').length);
        });
        return { headlines, spoken, notes, foundAtNotes, moved };
      });
      await playARound(page);
      await page.clock.runFor(5000);

      const { headlines, spoken, notes, foundAtNotes, moved } = await seen.jsonValue();
      const sums = headlines.map((text) => Number(text.replace(/\D/g, ''))).filter(Boolean);
      expect(sums).toEqual(sums.toSorted((a, b) => a - b));
      expect(sums.filter((sum) => sum % stakeCredits)).toEqual([]);
      expect(sums.at(-1), 'the sum at the end').toBe(won);
      const counts = new Set(headlines.filter((text) => text.startsWith('Win')));
      expect(counts.size > 1, 'whether the win counts up').toBe(reducedMotion === 'no-preference');
      for (const part of ['cell', 'side-symbol']) {
        const moves = moved.includes(`${part} transform`);
        expect(moves, `whether a ${part} moves at a win`).toBe(reducedMotion === 'no-preference');
      }
      await expect(page.locator('.part')).toHaveText(['Win ', formatNumber(won), ' credits']);
      const [words = '', number = ''] = await stylesOf(page.locator('.part'), 'font-size');
      expect(parseFloat(number), 'a large number').toBeGreaterThan(2 * parseFloat(words));
      await expectWhole(page, 'after a large win');
      const [rays] = await stylesOf(page.locator('.scene'), 'clip-path', '::before');
      expect(rays !== 'circle(0px)', 'whether the rays stay').toBe(
        reducedMotion === 'no-preference',
      );
      const paid = creditsAtStart - stakeCredits;
      expect(spoken, 'by screen readers').toEqual([paid, paid + won].map(formatNumber));
      expect(foundAtNotes, 'notes for the first find').toContain(1);
      expect(notes).toContain('The sun walks to reel 4: This turn pays nothing.');
      expect(notes, 'the next turn removes the words').toContain('The sun walks to reel 4: ');
      expect(notes).not.toContain('The sun walks to reel 3: This turn pays nothing.');
      await page.getByRole('button', { name: 'Stop playing' }).click();
      const ended = (await seen.jsonValue()).notes;
      expect(ended.length, 'notes at the end of a visit').toBeGreaterThan(notes.length);
    });
  }
}
