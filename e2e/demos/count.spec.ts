import { resultOf } from '../../src/demos/engine/round.ts';
import { creditsAtStart, stakeCredits } from '../../src/demos/game.ts';
import { zulu } from '../../src/demos/games/zulu/game.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawRound, isInContent, playARound, startDemo } from './demo.ts';

/** A walk of the sun with a large win, whose second turn alone pays nothing. */
function walk() {
  for (let seed = 1; seed < 100_000; seed++) {
    const { drawn, steps } = drawRound(zulu, seed);
    const turns = steps.filter(({ type }) => type === 'pay').map((step) => resultOf([step]));
    const isSought = turns.length === 4 && turns.every((paid, turn) => paid > 0 !== (turn === 1));
    if (isSought && resultOf(steps) >= 20) return { drawn, won: stakeCredits * resultOf(steps) };
  }
  throw new Error('No walk is as sought.');
}

if (isInContent(zulu)) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const title = `a sum that is shown never falls, and a turn without a win is silent (${reducedMotion})`;
    test(title, async ({ page }) => {
      const { drawn, won } = walk();
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
        const observe = (part: string, note: () => unknown) => {
          for (const element of document.querySelectorAll(part))
            new MutationObserver(note).observe(element, { childList: true });
        };
        observe('.headline', () => headlines.push(text('.headline')));
        observe('.credits', () => {
          if (!document.querySelector('.status')?.ariaHidden) spoken.push(text('.credits'));
        });
        document.addEventListener('note', () =>
          notes.push(`${text('.main-button')}: ${text('.detail')}`),
        );
        return { headlines, spoken, notes };
      });
      await playARound(page);
      await page.clock.runFor(5000);

      const { headlines, spoken, notes } = await seen.jsonValue();
      const sums = headlines.map((text) => Number(text.replace(/\D/g, ''))).filter(Boolean);
      expect(sums).toEqual(sums.toSorted((a, b) => a - b));
      expect(sums.filter((sum) => sum % stakeCredits)).toEqual([]);
      expect(sums.at(-1)).toBe(won);
      const counts = new Set(headlines.filter((text) => text.startsWith('Win')));
      expect(counts.size > 1, 'whether the win counts up').toBe(reducedMotion === 'no-preference');
      const paid = creditsAtStart - stakeCredits;
      expect(spoken, 'by screen readers').toEqual([paid, paid + won].map(formatNumber));
      expect(notes).toContain('The sun walks to reel 4: This turn pays nothing.');
      expect(notes).not.toContain('The sun walks to reel 3: This turn pays nothing.');
    });
  }
}
