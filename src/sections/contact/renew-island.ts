/** Fetches the current version of this page. Not by `fetch`, because the policy forbids parsing HTML from strings. */
function fetchPage(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });
}

/** Whether the next failure may still concern the old files, which may have been loading while the page was fetched. */
let mayBeOld = false;

/**
 * Hydrates the form's island with the files of the current version of the page. After a deploy, the files of an open page may be
 * gone. Returns false if there are no newer files.
 */
export async function renewIsland(form: HTMLFormElement): Promise<boolean> {
  const page = await fetchPage();
  const current = page?.querySelector('#form astro-island');
  const island = form.querySelector('astro-island');
  let isRenewed = false;
  for (const name of ['component-url', 'renderer-url', 'props']) {
    const value = current?.getAttribute(name);
    if (!value || island?.getAttribute(name) === value) continue;
    island?.setAttribute(name, value);
    isRenewed = true;
  }
  const triesAgain = isRenewed || mayBeOld;
  mayBeOld = isRenewed;
  // Triggers hydration like an interaction with the form (client-interaction/directive.ts).
  if (triesAgain) form.dispatchEvent(new Event('focusin'));
  return triesAgain;
}
