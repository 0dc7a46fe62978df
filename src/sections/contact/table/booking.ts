// The address may choose the subject and lay the table: `/contact?subject=reservations&guests=6&date=2026-12-04&time=20:00`.
// What is wrong or past in it is left out, and nothing that the visitor has chosen is changed.
import type { KitchenHours } from '../../../lib/kitchen-hours.ts';
import { isBetween } from '../../../lib/opening-hours.ts';
import { find } from '../find.ts';
import { dateIn, daysAhead, firstDate, isPast, tableInWords, type Table } from './table.ts';

const form = find('#form form', HTMLFormElement);
const table = find('#booking', HTMLFieldSetElement);
const invited = find('[data-invited]', HTMLElement);
const subject = find('#subject', HTMLSelectElement);
const guests = form.elements.namedItem('guests') as RadioNodeList;
const day = find('#day', HTMLInputElement);
const time = find('#time', HTMLSelectElement);
const lastAtNight = time.querySelector<HTMLOptionElement>('[data-night=true] :last-child');
const output = find('#booking output', HTMLOutputElement);
const byDay: Record<string, KitchenHours> = JSON.parse(time.dataset['byDay'] ?? '{}');

/** Refuses what is chosen in a field, in words, or accepts it if there are none. `otherwise` explains a browser's refusal. */
function refuse(field: HTMLInputElement | HTMLSelectElement, words: string, otherwise: string) {
  field.setCustomValidity(words);
  find(`#${field.id}-error span`, HTMLElement).textContent = words || otherwise;
}

/** Why the kitchen serves nobody on the chosen day, or at the chosen time of it. */
function refuseClosed(isTooLate: boolean) {
  const hours = byDay[day.value] ?? byDay[new Date(day.value).getUTCDay()];
  const [opens, closes, printed] = hours ?? [];
  refuse(
    day,
    hours && !opens ? 'We are closed that day.' : '',
    `Choose a day in the next ${daysAhead} days.`,
  );
  const isOutside = opens && closes && time.value && !isBetween(time.value, opens, closes);
  const outside = isOutside ? `Open ${printed} that day.` : '';
  const past = 'Choose a later time.';
  refuse(time, isTooLate ? past : outside, past);
}

const chosenTime = () => (time.value ? time.selectedOptions[0] : undefined);
const isAtNight = () => Boolean(chosenTime()?.closest('[data-night=true]'));

/** The table that is chosen, as far as its fields are right. Undefined for another subject. */
export function chosenTable(): Table | undefined {
  if (table.disabled) return undefined;
  return {
    guests: guests.value,
    day: day.validity.valid ? day.value : '',
    time: chosenTime()?.text ?? '',
    atNight: isAtNight(),
  };
}

/** Renews the limits of the fields, and the words for what is chosen. */
function update() {
  // Fields that are not shown are neither checked nor sent.
  table.disabled = table.getClientRects().length === 0;
  day.min = firstDate(lastAtNight?.value ?? '');
  day.max = dateIn(daysAhead);
  refuseClosed(day.value >= day.min && isPast(day.value, time.value, isAtNight()));

  const words = tableInWords(chosenTable());
  // Screen readers would announce the same words again.
  if (output.value !== words) output.value = words;
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
