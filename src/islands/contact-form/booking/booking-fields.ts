// Keeps the booking fields up to date, and fills them in from the URL:
// `/contact?subject=reservations&guests=6&date=2026-12-04&time=20:00`. Invalid and past values are ignored.
import { hoursOfDate } from '../../../lib/hours/opening-hours.ts';
import { printRanges, printTime } from '../../../lib/hours/print.ts';
import { daysAfter, supportedZone, today } from '../../../lib/hours/venue-clock.ts';
import type { Hours } from '../../../schemas/hours/hours.ts';
import { dayLength, isOpenAt } from '../../../schemas/hours/range.ts';
import { find } from '../find.ts';
import { daysAhead, firstDate, startsOf, bookingInWords, type Booking } from './booking.ts';

const form = find('#form form', HTMLFormElement);
const fields = find('#booking', HTMLFieldSetElement);
const timeZone = supportedZone(fields.dataset['timeZone'] ?? '');
const page = find('.contact', HTMLElement);
const invited = find('[data-invited]', HTMLElement);
const subject = find('#subject', HTMLSelectElement);
const guests = form.elements.namedItem('guests') as RadioNodeList;
const day = find('#day', HTMLInputElement);
const time = find('#time', HTMLSelectElement);
/** The minute of the chosen day, or of the night after it. */
const minuteOf = ({ dataset }: HTMLOptionElement) => Number(dataset['minute']);
const nightTimes = [...time.options]
  .filter((option) => minuteOf(option) >= dayLength)
  .map(({ value }) => value);
const output = find('#booking output', HTMLOutputElement);
const table = find('[name=table]', HTMLInputElement, fields);
const hours = JSON.parse(time.dataset['hours'] as string) as Hours;

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

/** The hours of the chosen day. */
const hoursOfDay = () => (day.value ? hoursOfDate(hours, day.value) : undefined);

/** The error of the chosen time on the chosen day. Empty if it is bookable, or if either is missing. */
function timeError(): string {
  const option = chosenTime();
  const { dining = [] } = hoursOfDay() ?? {};
  const { rangeUnderflow, rangeOverflow } = day.validity;
  if (!option || dining.length === 0 || rangeUnderflow || rangeOverflow) return '';
  const starts = startsOf(day.value, time.value, isAtNight(), timeZone);
  if (starts.length === 0) return 'The clocks go forward and skip this time. Choose another one.';
  if (starts.every((start) => start <= Date.now())) return pastTimeError;
  return isOpenAt(dining, minuteOf(option)) ? '' : `Open ${printRanges(dining, hours)} that day.`;
}

/** The error of a day on which the kitchen is closed. Empty if it is open, or if no day is chosen. */
function dayError(): string {
  const { gaming = [], dining } = hoursOfDay() ?? {};
  if (dining?.length !== 0) return '';
  return `${gaming.length > 0 ? 'The kitchen is' : 'We are'} closed that day.`;
}

/** Offers only the times of the chosen day. The chosen time stays, with its error. */
function offerTimes() {
  const { dining = [] } = hoursOfDay() ?? {};
  for (const option of time.options) {
    const isClosed = dining.length > 0 && !isOpenAt(dining, minuteOf(option));
    option.disabled = isClosed && option.value !== '' && !option.selected;
  }
}

const chosenTime = () => (time.value ? time.selectedOptions[0] : undefined);

/** Whether the chosen time is after the midnight that ends the day. */
function isAtNight(): boolean {
  const option = chosenTime();
  return option !== undefined && minuteOf(option) >= dayLength;
}

/** The chosen time in words. Not the text of the option, which a translator may have changed. */
function chosenTimeInWords(): string {
  const option = chosenTime();
  // Other software may read a no-break space as an error.
  return option ? printTime(minuteOf(option), hours).replace('\u00A0', ' ') : '';
}

/** The chosen booking, without its invalid values. Undefined for other subjects. */
export function chosenBooking(): Booking | undefined {
  if (fields.disabled) return undefined;
  return {
    guests: guests.value,
    day: day.validity.valid ? day.value : '',
    time: chosenTimeInWords(),
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
  setError(day, dayError(), `Choose a day in the next ${daysAhead} days.`);
  setError(time, timeError(), pastTimeError);
  offerTimes();

  const words = bookingInWords(chosenBooking());
  // Screen readers would announce unchanged text again.
  if (table.value === words) return;
  table.value = words;
  output.value = words;
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
