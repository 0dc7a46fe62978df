{
  // The form of a link to a table takes the whole width. The page knows that before its first paint.
  const subject = new URLSearchParams(location.search).get('subject');
  document.documentElement.toggleAttribute('data-booking', subject === 'reservations');
}
