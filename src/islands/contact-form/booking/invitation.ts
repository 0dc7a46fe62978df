// Offers a link to the same booking, for friends, once the form has sent it or opened it as an e-mail.
import { bookingQuery } from '../../../lib/addresses/booking-url.ts';
import { find } from '../find.ts';
import { chosenBooking } from './booking-fields.ts';
import { bookingInWords } from './booking.ts';

const form = find('#form form', HTMLFormElement);
const invitation = find('[data-invitation]', HTMLElement);
const time = find('#time', HTMLSelectElement);
const share = find('[data-share]', HTMLElement, invitation);

function show() {
  const booking = chosenBooking();
  const text = bookingInWords(booking);
  if (!booking || !text) return;
  const query = bookingQuery(booking.guests, booking.day, time.value);
  const url = `${location.origin}${location.pathname}${query}#form`;
  Object.assign(share.dataset, { text, url });
  invitation.hidden = false;
}

// The island dispatches `sent` before it empties the form.
form.addEventListener('sent', show);
form.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="body="]')) show();
});
