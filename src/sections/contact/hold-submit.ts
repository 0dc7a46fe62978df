// A submit before the island has hydrated is held: the form has `data-held`, and the submit is repeated once the island is
// ready. If the island fails to load or takes too long, the form shows its `[data-load-error]` and drops that submit. So
// does a changed field, without the error: only what was on the screen at the press is ever sent.
import { find } from './find.ts';
import { renewIsland } from './renew-island.ts';

const form = find('#form form', HTMLFormElement);
const error = find('[data-load-error]', HTMLElement);

/** How long a submit waits for the island, in milliseconds. */
const loadTimeout = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let fieldsAtPress = '';

const readFields = () => JSON.stringify([...new FormData(form)]);
/** Nothing is sent yet: the browser asks before the words are lost. */
const confirmLeaving = (event: Event) => event.preventDefault();

function stopWaiting() {
  clearTimeout(timer);
  timer = undefined;
  form.removeAttribute('data-held');
  removeEventListener('beforeunload', confirmLeaving);
}

/** Forgets the held submit. Returns whether there was one. */
function drop(): boolean {
  const isHeld = timer !== undefined;
  stopWaiting();
  return isHeld;
}

/** Forgets the held submit, and says so. */
function fail() {
  if (drop()) error.hidden = false;
}

form.addEventListener('submit', ({ defaultPrevented }) => {
  error.hidden = true;
  // The island has the submit.
  if (defaultPrevented) return stopWaiting();
  fieldsAtPress = readFields();
  form.setAttribute('data-held', '');
  addEventListener('beforeunload', confirmLeaving);
  timer ??= setTimeout(fail, loadTimeout);
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
form.addEventListener('input', drop);
// The island says so once it listens.
form.addEventListener('ready', () => {
  // Password managers change a field without an event.
  if (drop() && fieldsAtPress === readFields()) form.requestSubmit();
});
const renewOrFail = async () => {
  if (!(await renewIsland(form))) fail();
};
form.addEventListener('astro:hydration-error', () => void renewOrFail());
// The island says what became of a message whose visitor left while it was sent.
if (history.state) form.dispatchEvent(new Event('focusin'));
