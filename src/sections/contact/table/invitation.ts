// Once a booking was sent, or became an e-mail, its table can be shared: the link opens the same one for friends.
import { shareButton } from '../../../components/share-button.ts';
import { bookingQuery } from '../../../lib/booking-query.ts';
import { find } from '../find.ts';
import { chosenTable } from './booking.ts';
import { tableInWords } from './table.ts';

const form = find('#form form', HTMLFormElement);
const invitation = find('[data-invitation]', HTMLElement);
const time = find('#time', HTMLSelectElement);
let shared = { text: '', url: '' };

function show() {
  const table = chosenTable();
  const text = tableInWords(table);
  if (!table || !text) return;
  const query = bookingQuery(table.guests, table.day, time.value);
  shared = { text, url: `${location.origin}${location.pathname}${query}#form` };
  invitation.hidden = false;
}

// The island says so before it empties the form.
form.addEventListener('sent', show);
form.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="body="]')) show();
});
shareButton(
  find('[data-share]', HTMLElement, invitation),
  find('[data-share-status]', HTMLElement, invitation),
  () => shared,
);
