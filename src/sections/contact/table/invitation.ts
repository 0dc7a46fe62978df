// Once a booking was sent, or became an e-mail, its words become a card for friends. The link on it lays the same table.
import { bookingQuery } from '../../../lib/booking-query.ts';

const form = document.querySelector('#form form') as HTMLFormElement;
const card = document.querySelector('[data-invitation]') as HTMLElement;
const status = document.querySelector('[data-invitation-status]') as HTMLElement;
const part = (name: string) => card.querySelector(`[data-${name}]`) as HTMLElement;
let words = '';
let url = '';

function show() {
  words = (form.elements.namedItem('table') as HTMLOutputElement).value;
  const [table = '', ...when] = words.split(', ');
  if (!table) return;
  const fields = new FormData(form);
  const [guests = '', day = '', time = ''] = ['guests', 'day', 'time'].map(
    (name) => fields.get(name) as string,
  );
  url = `${location.origin}${location.pathname}${bookingQuery(guests, day, time)}#form`;

  part('table').textContent = table;
  part('when').textContent = when.join(', ');
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
    if ((problem as Error).name !== 'AbortError') await copy();
  }
}

// The island says so before it empties the form.
form.addEventListener('sent', show);
form.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a[href*="body="]')) show();
});
part('share').addEventListener('click', () => void share());
part('print').addEventListener('click', () => window.print());
