// The address may choose the subject and lay the table: `/contact?subject=reservations&guests=6&date=2026-12-04&time=20:00`.
// What is wrong or past in it is left out, and nothing that the visitor has chosen is changed.
import type { KitchenHours } from '../../../lib/kitchen-hours.ts';
import { isBetween } from '../../../lib/opening-hours.ts';
import { dateIn, daysAhead, firstDate, isPast, tableInWords } from './table.ts';

const form = document.querySelector('#form form') as HTMLFormElement;
const named = <Field>(name: string) => form.elements.namedItem(name) as Field;
const table = form.querySelector('#booking') as HTMLFieldSetElement;
const invited = form.querySelector('[data-invited]') as HTMLElement;
const subject = named<HTMLSelectElement>('subject');
const guests = named<RadioNodeList>('guests');
const day = named<HTMLInputElement>('day');
const time = named<HTMLSelectElement>('time');
const lastAtNight = time.querySelector<HTMLOptionElement>('[data-night=true] :last-child');
const words = named<HTMLOutputElement>('table');
const byDay: Record<string, KitchenHours> = JSON.parse(time.dataset['byDay'] ?? '{}');

/** Refuses what is chosen in a field, in words, or accepts it if there are none. `otherwise` explains a browser's refusal. */
function refuse(field: HTMLInputElement | HTMLSelectElement, words: string, otherwise: string) {
  field.setCustomValidity(words);
  (form.querySelector(`#${field.id}-error span`) as HTMLElement).textContent = words || otherwise;
}

/** Why the kitchen serves nobody on the chosen day, or at the chosen time of it. */
function refuseClosed(isTooLate: boolean) {
  const hours = byDay[day.value] ?? byDay[new Date(day.value).getUTCDay()];
  const [opens, closes, printed] = hours ?? [];
  refuse(day, hours && !opens ? 'Closed that day.' : '', `Today to ${daysAhead} days on.`);
  const isOutside = opens && closes && time.value && !isBetween(time.value, opens, closes);
  const outside = isOutside ? `Open ${printed} that day.` : '';
  refuse(time, isTooLate ? 'Later, please.' : outside, 'Later, please.');
}

/** Renews the limits of the fields, and the words for what is chosen. */
function update() {
  // Fields that are not shown are neither checked nor sent.
  table.disabled = table.getClientRects().length === 0;
  day.min = firstDate(lastAtNight?.value ?? '');
  day.max = dateIn(daysAhead);
  const option = time.value ? time.selectedOptions[0] : undefined;
  const atNight = Boolean(option?.closest('[data-night=true]'));
  refuseClosed(day.value >= day.min && isPast(day.value, time.value, atNight));

  const chosen = {
    guests: guests.value,
    day: day.validity.valid ? day.value : '',
    time: option?.text ?? '',
    atNight,
  };
  const text = table.disabled ? '' : tableInWords(chosen);
  // Screen readers would announce the same words again.
  if (words.value !== text) words.value = text;
}

function choose(name: string | null) {
  const option = [...subject.options].find(({ value }) => value === name);
  if (option && !subject.value) option.selected = true;
  update();
}

/** Lays the table as an address asks. A table with its guests is a friend's. */
function lay(asked: URLSearchParams) {
  // The browser has restored what the visitor chose.
  if (guests.value || day.value || time.value) return;
  // No radio button is chosen by a value that none has.
  guests.value = asked.get('guests') ?? '';
  const date = asked.get('date') ?? '';
  // The browser would log a date that it cannot read.
  if (/^\d{4}-\d\d-\d\d$/.test(date)) day.value = date;
  time.value = asked.get('time') ?? '';
  update();
  if (!day.validity.valid) day.value = '';
  if (time.selectedIndex < 0 || !time.validity.valid) time.value = '';
  invited.hidden = !guests.value;
  update();
}

const address = new URLSearchParams(location.search);
// A page that is asked for nothing waits for its first paint: what `update` reads would lay it out at once.
if (address.has('subject')) {
  choose(address.get('subject'));
  if (!table.disabled) lay(address);
}
for (const link of document.querySelectorAll('a[href="#form"]')) {
  link.addEventListener('click', () => choose('reservations'));
}
// First of all listeners, because the island reads the fields. A page may have been open for days.
for (const type of ['change', 'submit']) form.addEventListener(type, update, { capture: true });
// The fields are empty only after this event.
form.addEventListener('reset', () => {
  invited.hidden = true;
  queueMicrotask(update);
});
// The browser may have restored the fields.
addEventListener('pageshow', update);
