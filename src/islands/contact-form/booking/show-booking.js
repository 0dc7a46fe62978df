// After a link to the booking form, shows the booking before the first paint.
if (/subject=reservations/.test(location.search))
  document.documentElement.setAttribute('data-booking', '');
