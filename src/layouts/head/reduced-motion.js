{
  // The choice goes from page to page in the address alone, because the site stores nothing. The
  // referrer holds the choice of the page before.
  const show = (motion) => {
    document.documentElement.toggleAttribute('data-reduced-motion', motion === 'off');
    const url = new URL(location);
    url.searchParams.set('motion', motion);
    history.replaceState(history.state, '', url);
  };
  const isOwn = document.referrer.startsWith(`${location.origin}/`);
  const addresses = isOwn ? [location, document.referrer] : [location];
  const motion = addresses
    .map((address) => new URL(address).searchParams.get('motion'))
    .find((choice) => choice === 'on' || choice === 'off');
  if (motion) show(motion);
  // Browsers restore boxes before this event.
  addEventListener('pageshow', () => {
    const box = document.getElementById('stop-movement');
    // WebKit shows a page that a redirect has stopped before its footer.
    if (box) box.checked = 'reducedMotion' in document.documentElement.dataset;
  });
  addEventListener('change', ({ target: { id, checked } }) => {
    if (id === 'stop-movement') show(checked ? 'off' : 'on');
  });
}
