// Once a booking was sent, or became an e-mail, its table can be shared: the link opens the same one for friends.
import { bookingQuery } from '../../../lib/booking-query.ts';
import { find } from '../find.ts';
import { chosenTable } from './booking.ts';
import { tableInWords } from './table.ts';

const form = find('#form form', HTMLFormElement);
const invitation = find('[data-invitation]', HTMLElement);
const time = find('#time', HTMLSelectElement);
const share = find('[data-share]', HTMLElement, invitation);

function show() {
  const table = chosenTable();
  const text = tableInWords(table);
  if (!table || !text) return;
  const query = bookingQuery(table.guests, table.day, time.value);
  const url = `${location.origin}${location.pathname}${query}#form`;
  Object.assign(share.dataset, { text, url });
  invitation.hidden = false;
}

// The island says so before it empties the form.
form.addEventListener('sent', show);
form.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="body="]')) show();
});
