// Fills in the booking from the URL: `/contact?subject=reservations&date=2026-12-04&time=20:00`. Invalid and past values are ignored.
import { day, fields, form, guests, subject, time, update } from './booking-fields.ts';

function chooseSubject(name: string | null) {
  const option = [...subject.options].find(({ value }) => value === name);
  if (option && !subject.value) option.selected = true;
  update();
}

/** Fills in the day and the time from the query. */
function fillIn(query: URLSearchParams) {
  // Keep values that the browser has restored.
  if (guests.value || day.value || time.value) return;
  const date = query.get('date') ?? '';
  // Browsers log a warning about a malformed date.
  if (/^\d{4}-\d\d-\d\d$/.test(date)) day.value = date;
  update();
  if (!day.validity.valid) day.value = '';
  update();
  // The same time may be offered both in the morning and at night.
  const offered = [...time.options].find(
    ({ value, disabled }) => value === query.get('time') && !disabled,
  );
  if (offered) offered.selected = true;
  update();
  if (!time.validity.valid) time.value = '';
  update();
}

const query = new URLSearchParams(location.search);
chooseSubject(query.get('subject'));
if (!fields.disabled) fillIn(query);
for (const link of document.querySelectorAll('a[href="#form"]')) {
  link.addEventListener('click', () => chooseSubject('reservations'));
}
// The browser empties the fields after this event. Then the subject of the URL is chosen again.
form.addEventListener('reset', () => queueMicrotask(() => chooseSubject(query.get('subject'))));
