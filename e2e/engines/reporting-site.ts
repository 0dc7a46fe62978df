import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { editText } from '../support/project-copy.ts';
import { serve } from '../support/site-server.ts';
import { projectFolder, sites } from '../support/sites.ts';

/**
 * Reports the errors of a page and of its frame through the URL of an image, which the policy of the page allows. It is the first
 * script in the head, because WebKit's driver can run nothing before a page's own scripts.
 */
const reporter = `(() => {
  // A dialog would block the driver.
  window.alert = (words) => (document.documentElement.dataset.alert = words);
  // In WebKit, a frame without an origin cannot load the image.
  const report = (error) => parent.postMessage({ error }, '*');
  addEventListener('message', ({ data }) => {
    if (data?.error) new Image().src = '/report?' + encodeURIComponent(data.error);
  });
  addEventListener('securitypolicyviolation', (event) =>
    report('policy: ' + event.violatedDirective + ' blocked ' + event.blockedURI));
  addEventListener('error', ({ message }) => report('error: ' + message));
  // A redirect aborts the view transition, which WebKit reports as a rejection.
  addEventListener('unhandledrejection', ({ reason }) =>
    /view transition/.test(reason) || report('rejection: ' + reason));
})()`;

/** Serves a copy of the site whose pages report errors. */
export async function reportingSite() {
  const folder = mkdtempSync(`${projectFolder}test-results/engine-`);
  cpSync(sites.root.folder, folder, { recursive: true });
  writeFileSync(`${folder}/reporter.js`, reporter);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    editText(`${folder}/${file}`, '<head>', '<head><script src="/reporter.js"></script>');
  }
  const { url, requests, close } = await serve(folder);
  return {
    url,
    close() {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
    /** What the pages have reported since the last call. */
    takeReports: () =>
      requests
        .splice(0)
        .filter((path) => path.startsWith('/report?'))
        .map(decodeURIComponent),
  };
}
