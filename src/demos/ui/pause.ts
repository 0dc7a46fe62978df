import type { createClock } from './clock.ts';
import { query, setText } from './dom.ts';
import { countOf } from './format.ts';
import { wait } from './motion.ts';
import type { Visit } from './visit.ts';

interface Game {
  visit: Visit;
  clock: ReturnType<typeof createClock>;
  isBusy: () => boolean;
  onLeave: (lastWords: string) => void;
  onStay: () => void;
}

type Played = Record<'rounds' | 'minutes', number>;

/** The rounds or minutes between two reality checks, unless the visitor has chosen fewer minutes. */
const CHECK_EVERY = 20;

/** The time in which the win that completes the picture is read, in milliseconds. */
const WIN_STAYS = 1500;

/**
 * What has been played, if it is time for another reality check: "20 minutes". `reminder` is the number of minutes that
 * the visitor has chosen, or 0 for rounds. After 20 minutes, it is time in any case.
 */
export function dueAfter(reminder: number, played: Played, atLastCheck: Played): string {
  const { rounds, minutes } = played;
  if (!reminder && rounds - atLastCheck.rounds >= CHECK_EVERY) return countOf(rounds, 'round');
  const isDue = minutes - atLastCheck.minutes >= (reminder || CHECK_EVERY);
  return isDue ? countOf(minutes, 'minute') : '';
}

/** The dialog in which play pauses between two rounds: at the visitor's wish, for a complete picture, as a reminder. */
export function createPause({ visit, clock, isBusy, onLeave, onStay }: Game) {
  const dialog = query<HTMLDialogElement>('.pause');
  const reminder = query<HTMLSelectElement & HTMLElement>('.reminder');
  let wantsToFinish = false;
  let wasComplete = false;
  let isWaiting = false;
  let atLastCheck: Played = { rounds: 0, minutes: 0 };
  let words = '';

  function ask(text: string, leave = 'Stop playing', stay = 'Play on'): void {
    wantsToFinish = false;
    clock.pause();
    setText('#pause-text', text);
    setText('.pause [value=leave]', leave);
    setText('.pause [value=stay]', stay);
    dialog.returnValue = '';
    dialog.showModal();
  }

  // Escape leaves, too.
  dialog.addEventListener('close', () => {
    dialog.querySelector('.arch')?.remove();
    if (dialog.returnValue === 'stay') onStay();
    else onLeave(words);
  });

  async function pauseIfDue(): Promise<void> {
    if (isBusy() || dialog.open || isWaiting) return;
    const minutes = clock.minutes();
    const played = { rounds: visit.rounds(), minutes };
    const due = dueAfter(Number(reminder.value), played, atLastCheck);
    words = visit.lastWords(minutes);
    if (visit.isComplete() && !wasComplete) {
      wasComplete = true;
      isWaiting = true;
      await wait(WIN_STAYS);
      isWaiting = false;
      dialog.prepend(query('.arch').cloneNode(true));
      ask(`The picture is complete. ${visit.figures(minutes)} A good place to stop.`);
    } else if (wantsToFinish) {
      ask(words);
    } else if (due) {
      atLastCheck = played;
      const sentence = `You have played ${due}.`;
      words = `${sentence} Look at something further away.`;
      ask(`${sentence} ${visit.net()}`, 'Take a break', 'Continue');
    }
  }

  query('.finish').addEventListener('click', () => {
    wantsToFinish = true;
    void pauseIfDue();
  });

  return { pauseIfDue };
}
