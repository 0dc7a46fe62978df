(() => {
  const { base } = document.currentScript.dataset;
  const redirect = () => {
    const [, path, query = ''] = /^#(\/[^?#]*)(\?[^#]*)?/.exec(location.hash) ?? [];
    if (path === undefined) return;
    const [, page] = /^\/(contact|terms|privacy)?\/?$/i.exec(path) ?? [, 'not-found'];
    const [, game] = /^\/game\/([a-z\d]+)\/?$/i.exec(path) ?? [];
    location.replace(`${base}/${game ? `game/${game}` : (page ?? '').toLowerCase()}${query}`);
  };
  addEventListener('hashchange', redirect);
  redirect();
})();
