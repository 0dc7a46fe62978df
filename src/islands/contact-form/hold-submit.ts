// Holds a submit that comes before the island has hydrated, and repeats it afterwards. Meanwhile, the form has `data-held`. If
// the island fails to load or takes too long, the form shows `[data-load-error]` and drops the submit. If the visitor changes a
// field, the form drops it without an error, because a press sends only what was on the screen.
import { askBeforeLeaving } from './confirm-leaving.ts';
import type { FormAttribute } from './events.ts';
import { find } from './find.ts';

const form = find('#form form', HTMLFormElement);
const error = find('[data-load-error]', HTMLElement);

/** How long a submit waits for the island, in milliseconds. */
const loadTimeout = 10_000;
const held: FormAttribute = 'data-held';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Drops the held submit. Returns whether there was one. */
function drop(): boolean {
  const isHeld = timer !== undefined;
  clearTimeout(timer);
  timer = undefined;
  form.removeAttribute(held);
  if (isHeld) askBeforeLeaving(false);
  return isHeld;
}

/** Drops the held submit, and shows the error. */
function fail() {
  if (!drop()) return;
  error.hidden = false;
  askBeforeLeaving(true);
}

form.addEventListener('submit', ({ defaultPrevented }) => {
  error.hidden = true;
  // The island handles this submit.
  if (defaultPrevented) return;
  form.setAttribute(held, '');
  askBeforeLeaving(true);
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
  if (drop()) form.requestSubmit();
});
form.addEventListener('astro:hydration-error', fail);
form.addEventListener('sending', () => askBeforeLeaving(true));
form.addEventListener('sent', () => askBeforeLeaving(false));
