// Holds a submit that comes before the island has hydrated, and repeats it afterwards. Meanwhile, the form has `data-held`. If
// the island fails to load or takes too long, the form shows `[data-load-error]` and drops the submit. If a field changes, the
// form drops it without an error, because a press sends only the fields as they were.
import { find } from './find.ts';
import { renewIsland } from './renew-island.ts';

const form = find('#form form', HTMLFormElement);
const error = find('[data-load-error]', HTMLElement);

/** How long a submit waits for the island, in milliseconds. */
const loadTimeout = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let fieldsAtPress = '';

const readFields = () => JSON.stringify([...new FormData(form)]);
/** Makes the browser ask before the visitor leaves, because nothing is sent yet. */
const confirmLeaving = (event: Event) => event.preventDefault();

function stopWaiting() {
  clearTimeout(timer);
  timer = undefined;
  form.removeAttribute('data-held');
  removeEventListener('beforeunload', confirmLeaving);
}

/** Drops the held submit. Returns whether there was one. */
function drop(): boolean {
  const isHeld = timer !== undefined;
  stopWaiting();
  return isHeld;
}

/** Drops the held submit, and shows the error. */
function fail() {
  if (drop()) error.hidden = false;
}

form.addEventListener('submit', ({ defaultPrevented }) => {
  error.hidden = true;
  // The island handles this submit.
  if (defaultPrevented) return stopWaiting();
  fieldsAtPress = readFields();
  form.setAttribute('data-held', '');
  addEventListener('beforeunload', confirmLeaving);
  timer ??= setTimeout(fail, loadTimeout);
});
// The page shows the errors of all fields. The browser's bubble would cover them, and screen readers would read both.
form.addEventListener(
  'invalid',
  (event) => {
    event.preventDefault();
    form.querySelector<HTMLElement>('.field:invalid')?.focus();
  },
  { capture: true },
);
form.addEventListener('input', drop);
// The island dispatches `ready` when it has hydrated.
form.addEventListener('ready', () => {
  // Password managers may change fields without an event.
  if (drop() && fieldsAtPress === readFields()) form.requestSubmit();
});
const renewOrFail = async () => {
  if (!(await renewIsland(form))) fail();
};
form.addEventListener('astro:hydration-error', () => void renewOrFail());
// Hydrate the island at once if the visitor has not read the outcome of an earlier message.
if (history.state) form.dispatchEvent(new Event('focusin'));
