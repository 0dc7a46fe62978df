import { creditsAtStart } from '../game.ts';
import type { createClock } from './clock.ts';
import { query, setText } from './dom.ts';
import { formatNumber } from '../words.ts';
import { wait } from './motion.ts';
import { lines, tooFewText } from './sentences.ts';
import type { Visit } from './visit.ts';

interface PauseOptions {
  visit: Visit;
  clock: ReturnType<typeof createClock>;
  isBusy: () => boolean;
  onLeave: (lastWords: string) => void;
  onStay: () => void;
}

/** The minutes between two reality checks. */
const checkEvery = 20;

/** The time to read the win that completes the picture, in milliseconds. */
const winStays = 1500;

/**
 * The dialog between two rounds: when the picture is complete, when credits are used up, and as a reminder. A visitor who stops
 * leaves without it.
 */
export function createPause({ visit, clock, isBusy, onLeave, onStay }: PauseOptions) {
  const dialog = query<HTMLDialogElement>('.pause');
  let wantsToFinish = false;
  let wasComplete = false;
  let isWaiting = false;
  let nextCheck = checkEvery;
  let words = '';

  function ask(text: string, stay = 'Play on'): void {
    wantsToFinish = false;
    clock.run(false);
    setText('#pause-text', text);
    setText('.pause [value=stay]', stay);
    dialog.returnValue = '';
    dialog.showModal();
  }

  // Escape leaves, too.
  dialog.addEventListener('close', () => {
    dialog.querySelector('.arch')?.remove();
    if (visit.areCreditsGone()) visit.credits.refill();
    if (dialog.returnValue === 'stay') onStay();
    else onLeave(words);
  });

  async function pauseIfDue(): Promise<void> {
    if (isBusy() || dialog.open || isWaiting) return;
    const minutes = clock.minutes();
    words = visit.lastWords(minutes);
    if (visit.isComplete() && !wasComplete) {
      wasComplete = true;
      isWaiting = true;
      await wait(winStays);
      isWaiting = false;
      dialog.prepend(query('.arch').cloneNode(true));
      ask('The picture is complete. A good place to stop.');
    } else if (visit.areCreditsGone()) {
      const left = tooFewText(visit.credits.held());
      ask(`${left} ${visit.net()}`, `Start again with ${formatNumber(creditsAtStart)}`);
    } else if (wantsToFinish) {
      wantsToFinish = false;
      onLeave(words);
    } else if (minutes >= nextCheck) {
      nextCheck = minutes + checkEvery;
      const sentence = `You have played ${minutes} minutes.`;
      words = lines(sentence, 'Look at something further away.');
      ask(`${sentence} ${visit.net()}`);
    }
  }

  query('.finish').addEventListener('click', () => {
    wantsToFinish = true;
    void pauseIfDue();
  });

  return { pauseIfDue };
}
