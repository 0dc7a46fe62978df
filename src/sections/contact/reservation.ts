// The link "Book a table" has its subject in the address: `/contact?subject=reservations#form`. On this page, the link
// is `#form`. Neither changes a subject that the visitor has chosen. An unknown subject chooses nothing.
const select = document.querySelector<HTMLSelectElement>('#subject');
const reservation = document.querySelector<HTMLFieldSetElement>('#reservation');
const day = document.querySelector<HTMLInputElement>('#day');

/** The date in some days, as a date field has it, by the visitor's clock. */
function dateIn(days: number): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset() + days * 24 * 60);
  return now.toISOString().slice(0, 10);
}

/** Fields that are not shown are neither checked nor sent. */
function update() {
  if (!reservation || !day) return;
  reservation.disabled = !reservation.checkVisibility();
  [day.min, day.max] = [dateIn(0), dateIn(90)];
}

function choose(subject: string | null) {
  const option = [...(select?.options ?? [])].find(({ value }) => value === subject);
  if (option && !select?.value) option.selected = true;
  update();
}

choose(new URLSearchParams(location.search).get('subject'));
for (const link of document.querySelectorAll('a[href="#form"]')) {
  link.addEventListener('click', () => choose('reservations'));
}
// First of all listeners, because the island reads the fields.
reservation?.form?.addEventListener('change', update, { capture: true });
// The browser may have restored the fields.
addEventListener('pageshow', update);
