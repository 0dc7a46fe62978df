// A submit before the island has hydrated is held: the form has `data-sending`, and the island repeats the submit. If the
// island fails to load or takes too long, the form shows its `[data-load-error]` and drops that submit. So does a changed
// field, without the error: only what was on the screen at the press is ever sent.
const form = document.querySelector<HTMLFormElement>('#form form');
const error = form?.querySelector<HTMLElement>('[data-load-error]');

/** How long a submit waits for the island, in milliseconds. */
const patience = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

function stopWaiting() {
  clearTimeout(timer);
  timer = undefined;
}

/** Forgets the held submit, and shows the error where there was one. */
function drop(isErrorHidden: boolean) {
  if (timer === undefined) return;
  stopWaiting();
  form?.removeAttribute('data-sending');
  if (error) error.hidden = isErrorHidden;
}

form?.addEventListener('submit', ({ defaultPrevented }) => {
  if (error) error.hidden = true;
  // The island has the submit.
  if (defaultPrevented) return stopWaiting();
  form.setAttribute('data-sending', '');
  timer ??= setTimeout(drop, patience, false);
});
form?.addEventListener('input', () => drop(true));
// This event of Astro does not bubble.
form?.addEventListener('astro:hydration-error', () => drop(false), { capture: true });
