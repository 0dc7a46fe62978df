import type { DemoGame } from '../game.ts';
import { createClock } from './clock.ts';
import { createController } from './controller.ts';
import { query, onGameKey, setText, span } from './dom.ts';
import { createPause } from './pause.ts';
import { announceEntry, report, reportState } from './report-state.ts';
import { createSound } from './sound.ts';
import type { Show, Stage } from './stage.ts';
import { createVisit } from './visit.ts';

/** Starts a game on its page, or shows why it cannot be played. `setStage` returns how its steps are shown. */
export function start(game: DemoGame, setStage: (stage: Stage) => Show): void {
  // The page around a frame has a main landmark of its own.
  if (parent === self) query('.demo').role = 'main';
  if (!Array.prototype.toSorted || !Element.prototype.animate || !globalThis.HTMLDialogElement)
    return stop('This browser is too old for the demo. Please update it, or try another one.');

  const visit = createVisit(game);
  const sound = createSound(game.instrument);
  const clock = createClock(() => pause.pauseIfDue());
  const controller = createController(game, setStage, visit, sound, () => pause.pauseIfDue());
  const pause = createPause({
    visit,
    clock,
    isBusy: controller.isBusy,
    onLeave: leave,
    onStay: () => showTitleCard(false),
  });
  const rules = query<HTMLDialogElement>('.rules');
  /** The control of the game that had the focus last. */
  let lastUsed = query('.main-button');

  function showTitleCard(shown: boolean): void {
    query('.title-card').hidden = !shown;
    document.body.classList.toggle('playing', !shown);
    letPlay(!shown);
    clock.run(!shown);
    // A framed title card has no button that would turn it off.
    sound.fadeAmbience(!shown);
    (shown ? query('.start') : lastUsed).focus({ preventScroll: true });
  }

  /** Returns to the title card. Its button is then a quiet one, so as not to invite the visitor to play on. */
  function leave(words: string): void {
    sound.end();
    query('.break').replaceChildren(...words.split('\n').flatMap((line) => [span('', line), ' ']));
    setText('.announcement', words);
    setText('.start', 'Back to the demo');
    query('.start').classList.replace('primary', 'quiet');
    showTitleCard(true);
  }

  for (const part of document.querySelectorAll('.scene, .controls'))
    part.addEventListener('focusin', ({ target }) => (lastUsed = target as HTMLElement));
  query('.start').addEventListener('click', () => showTitleCard(false));
  for (const opener of document.querySelectorAll('.open-rules')) {
    opener.addEventListener('click', () => rules.showModal());
  }
  onGameKey((key) => key === 'r' && rules.showModal());

  // Closes dialogs by script, because a frame without `allow-forms` cannot submit even `method="dialog"`.
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
  for (const closer of document.querySelectorAll<HTMLButtonElement>('dialog button')) {
    closer.addEventListener('click', () => closer.closest('dialog')?.close(closer.value));
  }

  reportState();
  announceEntry();
  letPlay(false);
  document.body.classList.add('ready');
  query('.loading').hidden = true;
  if (new URLSearchParams(location.search).has('xdm')) report({ event: 'ready' });
  controller.run().catch((error: unknown) => {
    stop('The demo has stopped because of an error. Reload it to start again.');
    throw error;
  });
}

function letPlay(allowed: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('.after-start')) part.inert = !allowed;
}

function stop(reason: string): void {
  setText('.stop-reason', reason);
  document.body.classList.add('stopped');
}
