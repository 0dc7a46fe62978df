// Keeps the booking fields up to date, and fills them in from the URL:
// `/contact?subject=reservations&guests=6&date=2026-12-04&time=20:00`. Invalid and past values are ignored.
import { daysAfter, supportedZone, today } from '../../../lib/venue-clock.ts';
import { isBetween } from '../../../schemas/clock-time.ts';
import { find } from '../find.ts';
import { daysAhead, firstDate, startsOf, bookingInWords, type Booking } from './booking.ts';
import type { KitchenDay } from './times.ts';

const form = find('#form form', HTMLFormElement);
const fields = find('#booking', HTMLFieldSetElement);
const timeZone = supportedZone(fields.dataset['timeZone'] ?? '');
const page = find('.contact', HTMLElement);
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
const kitchenByDay: Record<string, KitchenDay> = JSON.parse(time.dataset['byDay'] ?? '{}');

const pastTimeError = 'Choose a later time.';

/** Sets or clears (`''`) the error of a field. `browserError` is shown for the browser's own checks. */
function setError(
  field: HTMLInputElement | HTMLSelectElement,
  error: string,
  browserError: string,
) {
  field.setCustomValidity(error);
  find(`#${field.id}-error span`, HTMLElement).textContent = error || browserError;
}

/** The kitchen hours of the chosen day. Undefined if they are the same every day. */
const kitchenOfDay = () => kitchenByDay[day.value] ?? kitchenByDay[new Date(day.value).getUTCDay()];

/** The error of the chosen time on the chosen day. Empty if it is bookable, or if either is missing. */
function timeError(): string {
  const { rangeUnderflow, rangeOverflow } = day.validity;
  if (!day.value || !time.value || rangeUnderflow || rangeOverflow) return '';
  const starts = startsOf(day.value, time.value, isAtNight(), timeZone);
  if (starts.length === 0) return 'The clocks go forward and skip this time. Choose another one.';
  if (starts.every((start) => start <= Date.now())) return pastTimeError;
  const { range, words = '' } = kitchenOfDay() ?? {};
  return range && !isBetween(time.value, ...range) ? words : '';
}

const chosenTime = () => (time.value ? time.selectedOptions[0] : undefined);
const isAtNight = () => Boolean(chosenTime()?.closest('[data-night=true]'));

/** The chosen booking, without its invalid values. Undefined for other subjects. */
export function chosenBooking(): Booking | undefined {
  if (fields.disabled) return undefined;
  return {
    guests: guests.value,
    day: day.validity.valid ? day.value : '',
    time: chosenTime()?.text ?? '',
    atNight: isAtNight(),
  };
}

/** Updates the limits of the fields, their errors and the summary. */
function update() {
  const isBooking = subject.value === 'reservations';
  page.dataset['booking'] = String(isBooking);
  // The browser neither checks nor sends disabled fields.
  fields.disabled = !isBooking;
  day.min = firstDate(nightTimes, timeZone);
  day.max = daysAfter(today(timeZone), daysAhead);
  const kitchen = kitchenOfDay();
  const inRange = `Choose a day in the next ${daysAhead} days.`;
  setError(day, kitchen && !kitchen.range ? kitchen.words : '', inRange);
  setError(time, timeError(), pastTimeError);

  const words = bookingInWords(chosenBooking());
  // Screen readers would announce unchanged text again.
  if (output.value !== words) output.value = words;
}

function chooseSubject(name: string | null) {
  const option = [...subject.options].find(({ value }) => value === name);
  if (option && !subject.value) option.selected = true;
  update();
}

/** Fills in the booking from the query. A query with a number of guests is a friend's invitation. */
function fillIn(query: URLSearchParams) {
  // Keep values that the browser has restored.
  if (guests.value || day.value || time.value) return;
  // An unknown value selects no radio button.
  guests.value = query.get('guests') ?? '';
  const date = query.get('date') ?? '';
  // Browsers log a warning about a malformed date.
  if (/^\d{4}-\d\d-\d\d$/.test(date)) day.value = date;
  time.value = query.get('time') ?? '';
  update();
  if (!day.validity.valid) day.value = '';
  if (time.selectedIndex < 0 || !time.validity.valid) time.value = '';
  invited.hidden = !guests.value;
  update();
}

const query = new URLSearchParams(location.search);
chooseSubject(query.get('subject'));
if (!fields.disabled) fillIn(query);
for (const link of document.querySelectorAll('a[href="#form"]')) {
  link.addEventListener('click', () => chooseSubject('reservations'));
}
// `capture` runs before the island reads the fields. The limits change if the page stays open for days.
for (const type of ['change', 'submit']) form.addEventListener(type, update, { capture: true });
// The browser empties the fields after this event. Then the subject of the URL is chosen again.
form.addEventListener('reset', () => {
  invited.hidden = true;
  queueMicrotask(() => chooseSubject(query.get('subject')));
});
// The browser may have restored the fields.
addEventListener('pageshow', update);
