// Once a booking was sent, or became an e-mail, its words become a card for friends. The link on it lays the same table.
import { bookingQuery } from '../../../lib/booking-query.ts';
import { find } from '../find.ts';
import { chosenTable } from './booking.ts';
import { guestsInWords, tableInWords, whenInWords } from './table.ts';

const form = find('#form form', HTMLFormElement);
const card = find('[data-invitation]', HTMLElement);
const status = find('[data-invitation-status]', HTMLElement);
const part = (name: string) => find(`[data-${name}]`, HTMLElement, card);
let words = '';
let url = '';

function show() {
  const table = chosenTable();
  words = tableInWords(table);
  if (!table || !words) return;
  const { guests, day } = table;
  const time = find('#time', HTMLSelectElement).value;
  url = `${location.origin}${location.pathname}${bookingQuery(guests, day, time)}#form`;

  part('table').textContent = guestsInWords(table);
  part('when').textContent = whenInWords(table);
  const seats = card.querySelectorAll<SVGElement>('.seat');
  const count = Number(guests) || seats.length;
  seats.forEach((seat, index) => {
    seat.classList.toggle('hidden', index >= count);
    seat.setAttribute('transform', `rotate(${(360 / count) * index})`);
    seat.style.setProperty('--n', String(index));
  });
  card.hidden = false;
  status.textContent = 'Your invitation is ready.';
}

async function copy() {
  try {
    await navigator.clipboard.writeText(`${words}: ${url}`);
    status.textContent = 'Copied. Paste it into a message to your friends.';
  } catch {
    status.textContent = `Copy this address for your friends: ${url}`;
  }
}

async function share() {
  try {
    await navigator.share({ text: words, url });
  } catch (problem) {
    // Closing the browser's dialog is no failure.
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) await copy();
  }
}

// The island says so before it empties the form.
form.addEventListener('sent', show);
form.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="body="]')) show();
});
part('share').addEventListener('click', () => void share());
part('print').addEventListener('click', () => window.print());
