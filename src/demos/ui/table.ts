import type { Model } from '../game.ts';
import type { Choice } from '../play/play.ts';
import { play } from '../play/play.ts';
import { gridAt, type Round } from '../play/round.ts';
import { cryptoRandom } from '../rng.ts';
import { castSentence, resultLine, resultSentence } from '../sentences.ts';
import { canPlay, formatNumber, newSession, refill, settle, stake } from '../session.ts';
import { createBoard, fillTable } from './board.ts';
import { cast } from './cast.ts';
import { find, wait, write } from './dom.ts';
import { lightLoop } from './features.ts';
import { createHolds } from './holds.ts';
import { playBack, tell } from './play-back.ts';
import { spin } from './spin.ts';
import { CYCLE } from './timing.ts';

/** One visitor at one game. */
export interface Table {
  isBusy(): boolean;
  net(): number;
  /** What a press of the main button does. */
  press(): Promise<void>;
}

/** Puts the visitor at the table. `onDone` is called whenever another round could be started. */
export function createTable(model: Model, onDone: () => void): Table {
  const button = find('.spin');
  const board = createBoard(model);
  const holds = model.rule.pays === 'sets' ? createHolds(model) : undefined;
  const start = button.textContent ?? '';
  let session = newSession();
  let busy = false;
  let firstCast: Choice['stops'] | undefined;

  function render(): void {
    write('.credits', formatNumber(session.credits));
    write('.net', formatNumber(session.net));
  }

  /** A round, or one half of it where the visitor chooses in between. */
  async function playOnce(): Promise<void> {
    const choice = firstCast && holds && { stops: firstCast, keep: holds.take() };
    if (!choice) session = stake(session);
    render();
    board.clear();
    find('.wheel').hidden = true;
    lightLoop(model, 0);
    const round = play(model, cryptoRandom, choice);
    if (holds) await cast(model, board, round, choice?.keep);
    else await spin(model, board, round);
    if (holds && !choice) return offer(round);
    firstCast = undefined;
    await playBack(model, board, round);
    session = settle(session, round.multiple);
    render();
    tell(resultLine(round, session), resultSentence(model, round, session));
  }

  function offer(round: Round): void {
    const shown = gridAt(model, round.stops);
    fillTable(model, shown);
    firstCast = round.stops;
    const advice = holds?.offer(shown.flat()) ?? '';
    tell(advice, castSentence(model, shown.flat(), advice));
  }

  function label(): string {
    if (firstCast) return 'Cast again';
    return canPlay(session) ? start : 'Start again with 1,000';
  }

  return {
    isBusy: () => busy,
    net: () => session.net,
    async press() {
      if (busy) return;
      if (!firstCast && !canPlay(session)) {
        session = refill(session);
        render();
        tell('', '');
        button.textContent = label();
        return;
      }
      busy = true;
      button.setAttribute('aria-disabled', 'true');
      button.textContent = holds ? 'Casting' : 'Spinning';
      write('.result', '');
      const began = performance.now();
      await playOnce();
      await wait(began + CYCLE - performance.now());
      busy = false;
      if (!firstCast && !canPlay(session)) {
        tell('Demo over. Start again with 1,000 play credits?', 'Demo over.');
      }
      button.removeAttribute('aria-disabled');
      button.textContent = label();
      onDone();
    },
  };
}
