// The address may choose the subject and lay the table: `/contact?subject=reservations&guests=6&date=2026-12-04&time=20:00`.
// What is wrong or past in it is left out, and nothing that the visitor has chosen is changed.
import { daysAfter, supportedZone, today } from '../../../lib/venue-clock.ts';
import { isBetween } from '../../../schemas/clock-time.ts';
import { find } from '../find.ts';
import { daysAhead, firstDate, startsOf, tableInWords, type Table } from './table.ts';
import type { KitchenDay } from './times.ts';

const form = find('#form form', HTMLFormElement);
const table = find('#booking', HTMLFieldSetElement);
const timeZone = supportedZone(table.dataset['timeZone'] ?? '');
const parts = find('.contact', HTMLElement);
const invited = find('[data-invited]', HTMLElement);
const subject = find('#subject', HTMLSelectElement);
const guests = form.elements.namedItem('guests') as RadioNodeList;
const day = find('#day', HTMLInputElement);
const time = find('#time', HTMLSelectElement);
const nightTimes = Array.from(
  time.querySelectorAll<HTMLOptionElement>('[data-night=true] option'),
  ({ value }) => value,
);
const output = find('#booking output', HTMLOutputElement);
const byDay: Record<string, KitchenDay> = JSON.parse(time.dataset['byDay'] ?? '{}');

/** What to do about a time that has passed. */
const later = 'Choose a later time.';

/** Refuses what is chosen in a field, in words, or accepts it if there are none. `otherwise` explains a browser's refusal. */
function refuse(field: HTMLInputElement | HTMLSelectElement, words: string, otherwise: string) {
  field.setCustomValidity(words);
  find(`#${field.id}-error span`, HTMLElement).textContent = words || otherwise;
}

/** The kitchen on the chosen day. Undefined if its hours are the same every day. */
const kitchenOfDay = () => byDay[day.value] ?? byDay[new Date(day.value).getUTCDay()];

/** What is wrong with the chosen time of the chosen day. Empty if nothing is, or if one of them is missing. */
function timeError(): string {
  const { rangeUnderflow, rangeOverflow } = day.validity;
  if (!day.value || !time.value || rangeUnderflow || rangeOverflow) return '';
  const starts = startsOf(day.value, time.value, isAtNight(), timeZone);
  if (starts.length === 0) return 'The clocks go forward and skip this time. Choose another one.';
  if (starts.every((start) => start <= Date.now())) return later;
  const { range, words = '' } = kitchenOfDay() ?? {};
  return range && !isBetween(time.value, ...range) ? words : '';
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
  const isBooking = subject.value === 'reservations';
  parts.dataset['booking'] = String(isBooking);
  // Fields that are not shown are neither checked nor sent.
  table.disabled = !isBooking;
  day.min = firstDate(nightTimes, timeZone);
  day.max = daysAfter(today(timeZone), daysAhead);
  const kitchen = kitchenOfDay();
  const inRange = `Choose a day in the next ${daysAhead} days.`;
  refuse(day, kitchen && !kitchen.range ? kitchen.words : '', inRange);
  refuse(time, timeError(), later);

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
choose(address.get('subject'));
if (!table.disabled) lay(address);
for (const link of document.querySelectorAll('a[href="#form"]')) {
  link.addEventListener('click', () => choose('reservations'));
}
// First of all listeners, because the island reads the fields. A page may have been open for days.
for (const type of ['change', 'submit']) form.addEventListener(type, update, { capture: true });
// The fields are empty only after this event. The subject of the address stays.
form.addEventListener('reset', () => {
  invited.hidden = true;
  queueMicrotask(() => choose(address.get('subject')));
});
// The browser may have restored the fields.
addEventListener('pageshow', update);
