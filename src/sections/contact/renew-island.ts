/** This page as the server has it today. Null if it did not come. The policy lets no script read HTML from a string. */
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

/**
 * After a new version of the site was published, the files of an open page may be gone. Takes the addresses of today's
 * files from the page as it is now, and has the island load them. False if there are no others.
 */
export async function renewIsland(form: HTMLFormElement): Promise<boolean> {
  const page = await fetchPage();
  let isRenewed = false;
  for (const [selector, names] of [
    ['#form astro-island', ['component-url', 'renderer-url', 'props']],
    ['script[data-runtime]', ['data-runtime']],
  ] as const) {
    const today = page?.querySelector(selector);
    const here = document.querySelector(selector);
    for (const name of names) {
      const value = today?.getAttribute(name);
      // load-runtime.js adds question marks at its end.
      if (!value || here?.getAttribute(name)?.startsWith(value)) continue;
      here?.setAttribute(name, value);
      isRenewed = true;
    }
  }
  // As a touch of the form does (client-interaction/directive.ts).
  if (isRenewed) form.dispatchEvent(new Event('focusin'));
  return isRenewed;
}
