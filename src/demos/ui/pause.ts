import type { createClock } from './clock.ts';
import { find, setText } from './dom.ts';
import { wait } from './motion.ts';
import type { Visit } from './visit.ts';

interface Game {
  visit: Visit;
  clock: ReturnType<typeof createClock>;
  isBusy: () => boolean;
  /** Hears the last words of a visitor's stay. */
  onLeave: (words: string) => void;
  onStay: () => void;
}

/** The scene becomes the game's poster. Without a drawn poster, its own props stay. */
function showPicture(): void {
  const poster = document.querySelector('.arch:has(img)');
  if (poster) {
    const picture = poster.cloneNode(true) as HTMLElement;
    picture.className = 'picture';
    find('.scene').append(picture);
  }
  document.body.classList.add('complete');
  setText('.spin', 'Complete');
}

/** The dialog in which play pauses between two rounds: at the visitor's wish, for a complete picture, every 20 minutes. */
export function createPause({ visit, clock, isBusy, onLeave, onStay }: Game) {
  const dialog = find<HTMLDialogElement>('.pause');
  let wantsToFinish = false;
  let wasComplete = false;
  let words = '';

  function ask(text: string, leave = 'Leave it there', stay = 'Play on'): void {
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
    document.body.classList.remove('complete');
    if (dialog.returnValue === 'stay') onStay();
    else onLeave(words);
  });

  /** Asks if there is a reason to. A complete picture stands alone before. */
  async function pauseIfDue(): Promise<void> {
    if (isBusy() || dialog.open) return;
    const minutes = clock.minutes();
    words = visit.lastWords(minutes);
    if (visit.isComplete() && !wasComplete) {
      wasComplete = true;
      const complete = `The picture is complete. ${visit.figures(minutes)} A good place to stop.`;
      showPicture();
      await wait(3000);
      ask(complete);
    } else if (wantsToFinish) {
      ask(words);
    } else if (clock.isCheckDue()) {
      const played = `You have played ${minutes} minutes.`;
      words = `${played} Look at something further away.`;
      ask(`${played} ${visit.net()}`, 'Take a break', 'Continue');
    }
  }

  find('.finish').addEventListener('click', () => {
    wantsToFinish = true;
    void pauseIfDue();
  });

  return { pauseIfDue };
}
