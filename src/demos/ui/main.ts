import type { DemoGame } from '../game.ts';
import { announceEntry } from './announce-entry.ts';
import { createClock } from './clock.ts';
import { createController } from './controller.ts';
import { find, onGameKey, setText } from './dom.ts';
import { createPause } from './pause.ts';
import { reportState } from './report-state.ts';
import { createSound } from './sound.ts';
import type { Show, Stage } from './stage.ts';
import { createVisit } from './visit.ts';

/** Starts a game on its page, or shows why it cannot be played. `setStage` says how its own steps are shown. */
export function start(game: DemoGame, setStage: (stage: Stage) => Show): void {
  const query = new URLSearchParams(location.search);
  if ((query.get('mode') ?? 'demo') !== 'demo') return stop('Only demo play is offered here.');
  if (!globalThis.crypto?.getRandomValues)
    return stop('This browser offers no secure random numbers. Please try another browser.');
  // What the scripts and styles of a demo need at least.
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
    onStay() {
      clock.start();
      button.focus();
    },
  });
  const button = find('.spin');
  const rules = find<HTMLDialogElement>('.rules');
  const playParts = [...document.querySelectorAll<HTMLElement>('.play')];
  let pressedWhileBusy = false;

  function showTitleCard(shown: boolean): void {
    find('.title-card').hidden = !shown;
    document.body.classList.toggle('playing', !shown);
    for (const part of playParts) part.inert = shown;
    if (shown) clock.pause();
    else clock.start();
    find(shown ? '.start' : '.spin').focus({ preventScroll: true });
  }

  /** Goes back to the title card. Its button is quiet then: nothing calls the visitor back. */
  function leave(words: string): void {
    sound.end();
    visit.layOut();
    setText('.break', words);
    setText('[role=status]', words);
    setText('.start', 'Back to the demo');
    find('.start').classList.replace('primary', 'quiet');
    showTitleCard(true);
  }

  find('.start').addEventListener('click', () => {
    showTitleCard(false);
    if (!visit.rounds()) visit.showFinds();
  });
  const inWords = find<HTMLSelectElement>('.in-words');
  inWords.addEventListener('change', () => {
    document.body.classList.toggle('words', inWords.value === 'words');
  });
  find('.leave').addEventListener('click', () => {
    controller.startAgain();
    leave(visit.lastWords(clock.minutes()));
  });
  for (const opener of document.querySelectorAll('.open-rules')) {
    opener.addEventListener('click', () => rules.showModal());
  }
  onGameKey((key) => key === 'r' && rules.showModal());

  // Closes dialogs by script, because a frame without `allow-forms` cannot submit even `method="dialog"`.
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
  for (const closer of document.querySelectorAll<HTMLButtonElement>('dialog button')) {
    closer.addEventListener('click', () => closer.closest('dialog')?.close(closer.value));
  }

  // Ignores repeated keys, and presses that began during the previous round.
  for (const type of ['pointerdown', 'keydown']) {
    button.addEventListener(type, (event) => {
      if (event instanceof KeyboardEvent && event.repeat) return event.preventDefault();
      pressedWhileBusy = controller.isBusy();
    });
  }
  button.addEventListener('click', () => {
    if (pressedWhileBusy) controller.pass();
    else {
      controller.press().catch((error: unknown) => {
        stop('The demo has stopped because of a fault. Reload it to start again.');
        throw error;
      });
    }
    pressedWhileBusy = false;
  });

  reportState();
  announceEntry();
  document.body.classList.add('ready');
  find('.loading').hidden = true;
  for (const part of playParts) part.inert = true;
  if (query.has('xdm')) {
    parent.postMessage({ source: 'vivid-demo', event: 'ready' }, location.origin);
  }
}

/** Replaces the game with a sentence. */
function stop(reason: string): void {
  setText('.stop-reason', reason);
  document.body.classList.add('stopped');
}
