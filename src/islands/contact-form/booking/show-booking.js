// The form of a link to a table takes the whole width. The page knows that before its first paint.
if (/subject=reservations/.test(location.search))
  document.documentElement.setAttribute('data-booking', '');
