/** The page as the server has it now, or null. The policy forbids parsing HTML from a string, so that `fetch` does not do. */
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

/** Whether the next failure may be of the old files: a touch may have begun to load them while the page was fetched. */
let mayBeOld = false;

/**
 * Points the form's island to the files that the page names now, and hydrates it. After a deploy, the files of an open page
 * may be gone. Returns false if there are no other files to try.
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
  // Triggers hydration, as a touch of the form does (client-interaction/directive.ts).
  if (triesAgain) form.dispatchEvent(new Event('focusin'));
  return triesAgain;
}
