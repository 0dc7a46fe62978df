// Updates the limits, the errors and the summary of the booking fields.
import { hoursOfDate } from '../../../lib/hours/opening-hours.ts';
import { printRanges, printTime } from '../../../lib/hours/print.ts';
import { daysAfter, localTime, timeOfDate, today } from '../../../lib/hours/venue-clock.ts';
import type { Hours } from '../../../schemas/hours/hours.ts';
import { dayLength, isOpenAt } from '../../../schemas/hours/range.ts';
import { plainSpaces } from '../../../lib/words/plain-spaces.ts';
import { find } from '../find.ts';
import {
  badDayError,
  bookingInWords,
  daysAhead,
  firstDate,
  pastTimeError,
  type Booking,
} from './booking.ts';

export const form = find('#form form', HTMLFormElement);
export const fields = find('#booking', HTMLFieldSetElement);
const { timeZone = '' } = fields.dataset;
const hours = JSON.parse(fields.dataset['hours'] ?? '') as Hours;
const panel = find('.form-panel', HTMLElement);
export const subject = find('#subject', HTMLSelectElement);
export const guests = form.elements.namedItem('guests') as RadioNodeList;
export const day = find('#day', HTMLInputElement);
export const time = find('#time', HTMLSelectElement);
/** The minute of the chosen day, or of the night after it. */
const minuteOf = ({ dataset }: HTMLOptionElement) => Number(dataset['minute']);
/** The last minute in the list, which may be in the night after a day. */
const lastMinute = Math.max(...[...time.options].slice(1).map(minuteOf));
const output = find('#booking output', HTMLOutputElement);
const table = find('[name=table]', HTMLInputElement, fields);

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
  const minute = minuteOf(option);
  if (timeOfDate(day.value, minute) <= localTime(timeZone)) return pastTimeError;
  return isOpenAt(dining, minute) ? '' : `Open ${printRanges(dining, hours)} that day.`;
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
  return option ? plainSpaces(printTime(minuteOf(option), hours)) : '';
}

/** The chosen booking, without its invalid values. Undefined for other subjects. */
function chosenBooking(): Booking | undefined {
  if (fields.disabled) return undefined;
  return {
    guests: guests.value,
    day: day.validity.valid ? day.value : '',
    time: chosenTimeInWords(),
    isAtNight: isAtNight(),
  };
}

/** Updates the limits of the fields, their errors and the summary. */
export function update() {
  const isBooking = subject.value === 'reservations';
  panel.dataset['booking'] = String(isBooking);
  // The browser neither checks nor sends disabled fields.
  fields.disabled = !isBooking;
  day.min = firstDate(lastMinute, timeZone);
  day.max = daysAfter(today(timeZone), daysAhead);
  setError(day, dayError(), badDayError);
  setError(time, timeError(), pastTimeError);
  offerTimes();

  const words = bookingInWords(chosenBooking());
  table.value = words;
  // Screen readers would announce unchanged text again.
  if (output.value !== words) output.value = words;
}

// `capture` runs before the island reads the fields. The limits change if the page stays open for days.
for (const type of ['change', 'submit']) form.addEventListener(type, update, { capture: true });
// The browser may have restored the fields.
addEventListener('pageshow', update);
