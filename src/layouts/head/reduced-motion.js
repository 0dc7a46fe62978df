{
  // The site stores nothing, so the choice is in the URL: `?motion=off`. A page without it takes it
  // from the previous page, its referrer.
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
  // Browsers restore form fields before this event.
  addEventListener('pageshow', () => {
    const box = document.getElementById('stop-movement');
    // In WebKit, a redirect can show a page that has no footer yet.
    if (box) box.checked = 'reducedMotion' in document.documentElement.dataset;
  });
  addEventListener('change', ({ target: { id, checked } }) => {
    if (id === 'stop-movement') show(checked ? 'off' : 'on');
  });
}
