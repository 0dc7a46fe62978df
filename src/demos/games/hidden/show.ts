import { foxLetter, leafLetter, stopChoice } from '../../engine/leaves.ts';
import { idleGrid, payFor } from '../../engine/round.ts';
import type { StepOf } from '../../engine/step.ts';
import { stakeCredits } from '../../game.ts';
import type { Voice } from '../../instrument.ts';
import { hidden } from './game.ts';
import { createLeafButtons } from './leaf-buttons.ts';
import { bringIn, type Arrival } from '../../ui/stage.ts';
import { query, setText, span, symbol } from '../../ui/dom.ts';
import { oneOf } from '../../ui/lost-round.ts';
import { capitalise } from '../../../lib/words/capitalise.ts';
import { formatNumber, nameOf } from '../../words.ts';
import { start } from '../../ui/main.ts';
import { animate, movingOpacity, wait } from '../../ui/motion.ts';
import { showProgress, showResult } from '../../ui/result.ts';
import { stepSentence } from '../../ui/sentences.ts';

const leafParts = 700;

const nightTime = 2000;
const foxEnters = 250;
const foxStays = nightTime - foxEnters;
const winkAfter = 0.42 * foxStays;
const winkFor = 0.2 * foxStays;

const leavesFall: Arrival = {
  leaves: { opacity: 0 },
  comes: [
    { opacity: 0, transform: 'translate(-20%, -90%) rotate(-28deg)' },
    { opacity: movingOpacity, transform: 'translate(10%, -30%) rotate(14deg)', offset: 0.6 },
    { opacity: 1, transform: 'none' },
  ],
  duration: 560,
  betweenReels: 110,
  betweenRows: 70,
};

/** The movements of a fox that wakes: where it comes from, how it crouches, and where it leaves. */
const foxWakes = (from: string, crouches: string, away: string): Keyframe[] => [
  { opacity: 0, transform: from },
  { opacity: movingOpacity, transform: 'none', offset: 0.22 },
  { opacity: 1, transform: 'none', offset: 0.3 },
  { opacity: 1, transform: 'none', offset: 0.66, easing: 'ease-in-out' },
  { opacity: movingOpacity, transform: crouches, offset: 0.78, easing: 'ease-out' },
  { opacity: 0, transform: away },
];

const foxSleeps: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.3 },
  { opacity: 1, offset: 0.85 },
  { opacity: 0 },
];

/** A fox that wakes leaps away, ducks, or turns and trots off. All take the same time, and chance picks one. */
const foxes = [
  foxWakes('translateY(35%)', 'scale(1.08, .84)', 'translate(70%, -110%) rotate(24deg)'),
  foxWakes('translate(-60%, 10%)', 'scale(.94, 1.08)', 'translateY(110%) scale(1.1, .7)'),
  foxWakes('translate(60%, 10%)', 'scale(-1, 1)', 'translateX(-160%) scale(-1, 1)'),
];

/** While it winks, one of its open eyes is cut off. */
const wink = { clipPath: 'inset(0 67.5% 0 0)' };

const rustle: Voice = { overtone: 2, ring: 0.12, level: 0.06, knock: 4 };
const bark: Voice = { overtone: 1.5, ring: 0.16, level: 0.1, wave: 'triangle', glide: 1.4 };

start(hidden, ({ board, sound, press, waitForPlayer }) => {
  const { model, rule } = hidden;
  const buttons = createLeafButtons(idleGrid(model));
  const leaves = model.strips.length * model.rows;
  let said = '';

  async function showNight(isAwake: boolean): Promise<void> {
    const eyes = symbol('fox-eyes', '');
    const visitor = span('visitor', symbol('fox', ''), eyes);
    const night = span('night', visitor);
    query('.board').append(night);
    const falls = { opacity: [0, 1, 1, 0], offset: [0, 0.18, 0.84, 1] };
    night.animate(falls, { duration: nightTime, fill: 'forwards' });
    const visit = { duration: foxStays, delay: foxEnters, easing: 'linear' };
    const fox = isAwake ? oneOf(foxes) : undefined;
    animate(visitor, fox ?? foxSleeps, visit);
    eyes.style.opacity = fox ? '1' : '0';
    const winking = { duration: winkFor, delay: foxEnters + winkAfter };
    animate(eyes, [wink, wink], { ...winking, fill: 'none' });
    await wait(nightTime);
    night.remove();
  }

  async function part({ cell, symbol: behind }: StepOf<'reveal'>): Promise<void> {
    const halves = [symbol('V-left', 'half'), symbol('V-right', 'half')];
    const shown = symbol(behind);
    const place = board.cellAt(cell);
    place.replaceChildren(shown, ...halves);
    place.classList.add('highlighted');
    animate(shown, [{ opacity: 0, transform: 'scale(.6)' }, {}], { duration: 400, delay: 120 });
    for (const [side, half] of halves.entries()) {
      const way = side ? 1 : -1;
      const away = `translateX(${way * 34}%) rotate(${way * 22}deg)`;
      const parting = { duration: 420, fill: 'both' } as const;
      animate(half, [{ opacity: 1 }, { opacity: 0.4, transform: away }], parting);
    }
    sound.playNote(27, rustle);
    await wait(leafParts);
  }

  return {
    begin: () => (said = ''),
    land: (step) => bringIn(board, step, leavesFall),
    async choose({ cells = [] }) {
      const open = leaves - cells.length;
      const hide = leaves - rule.foxes - open;
      const isFree = open >= model.from;
      const creditsFor = (leaves: number) =>
        formatNumber(payFor(model, leafLetter, leaves) * stakeCredits);
      const credits = creditsFor(open);
      const another = open ? `part another for ${creditsFor(open + 1)}` : 'part a leaf';
      const choices = isFree ? `Stop with ${credits}, or ${another}` : capitalise(another);
      const detail = `${choices}: ${hide} of ${cells.length} hide a secret.`;
      showResult({ detail }, `${said} ${detail}`.trim());
      let choice = stopChoice;
      const parted = buttons.offer(cells, !open).then((leaf) => (choice = leaf));
      if (isFree) await press(`Stop with ${credits}`, parted);
      else await waitForPlayer(() => parted);
      buttons.disable();
      return choice;
    },
    async reveal(step) {
      await part(step);
      said = stepSentence(hidden, step);
      buttons.name(step.cell, nameOf(model, step.symbol));
      if (step.symbol !== foxLetter) return;
      showProgress(said);
      setText('.main-button', 'Night falls');
      void wait(foxEnters + winkAfter).then(() => {
        for (const delay of [0, 0.2]) sound.playNote(39, bark, delay);
      });
      await showNight(true);
    },
    pay() {
      sound.featureBegins();
      return showNight(false);
    },
    settle: () => query('.main-button').focus({ preventScroll: true }),
  };
});
