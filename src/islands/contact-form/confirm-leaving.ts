/** Whether a press has just opened another program. Chromium would also ask then, although the visitor stays on the page. */
let staysOnPage = false;

addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('[href^="mailto:"], [href^="tel:"]');
  staysOnPage = Boolean(link);
  setTimeout(() => (staysOnPage = false));
});

function confirmLeaving(event: Event) {
  if (!staysOnPage) event.preventDefault();
}

/** Makes the browser ask before the visitor leaves or reloads the page, as long as the form holds a message that was not sent. */
export function askBeforeLeaving(hasMessage: boolean) {
  if (hasMessage) addEventListener('beforeunload', confirmLeaving);
  else removeEventListener('beforeunload', confirmLeaving);
}
