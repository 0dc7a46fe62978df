// A submit before the island has hydrated is held: the form has `data-held`, and the submit is repeated once the island is
// ready. If the island fails to load or takes too long, the form shows its `[data-load-error]` and drops that submit. So
// does a changed field, without the error: only what was on the screen at the press is ever sent.
import { renewIsland } from './renew-island.ts';

const form = document.querySelector('#form form') as HTMLFormElement;
const error = form.querySelector('[data-load-error]') as HTMLElement;

/** How long a submit waits for the island, in milliseconds. */
const patience = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let wordsAtPress = '';

const words = () => JSON.stringify([...new FormData(form)]);
/** Nothing is sent yet: the browser asks before the words are lost. */
const ask = (event: Event) => event.preventDefault();

function stopWaiting() {
  clearTimeout(timer);
  timer = undefined;
  form.removeAttribute('data-held');
  removeEventListener('beforeunload', ask);
}

/** Forgets the held submit, and shows the error where there was one. */
function drop(isErrorHidden: boolean) {
  if (timer === undefined) return;
  stopWaiting();
  error.hidden = isErrorHidden;
}

form.addEventListener('submit', ({ defaultPrevented }) => {
  error.hidden = true;
  // The island has the submit.
  if (defaultPrevented) return stopWaiting();
  wordsAtPress = words();
  form.setAttribute('data-held', '');
  addEventListener('beforeunload', ask);
  timer ??= setTimeout(drop, patience, false);
});
// The page shows the errors of all fields. The browser's bubble would cover them, and screen readers would say two.
form.addEventListener(
  'invalid',
  (event) => {
    event.preventDefault();
    form.querySelector<HTMLElement>('.field:invalid')?.focus();
  },
  { capture: true },
);
form.addEventListener('input', () => drop(true));
// The island says so once it listens.
form.addEventListener('ready', () => {
  const isHeld = timer !== undefined;
  stopWaiting();
  // Password managers change a field without an event.
  if (isHeld && wordsAtPress === words()) form.requestSubmit();
});
// The capture also gets the event of load-runtime.js, which does not bubble.
const renewOrDrop = async () => {
  if (!(await renewIsland(form))) drop(false);
};
form.addEventListener('astro:hydration-error', () => void renewOrDrop(), { capture: true });
