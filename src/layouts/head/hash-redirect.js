{
  // Redirects to four pages by name and to games by pattern. Any other `#/` leads to the error page.
  const { base } = document.currentScript.dataset;
  const route = /^#\/(?:(contact|terms|privacy|game\/[a-z\d]+|)\/?(\?[^#]*)?(?:#|$)|)/i;
  const redirect = () => {
    const [hash, page = 'not-found', query = ''] = route.exec(location.hash) ?? [];
    const path = page.replace(/^\w+/, (name) => name.toLowerCase());
    if (hash) location.replace(`${base}/${path}${query}`);
  };
  addEventListener('hashchange', redirect);
  redirect();
}
