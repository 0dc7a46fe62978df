import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { editText } from '../support/project-copy.ts';
import { serve } from '../support/site-server.ts';
import { projectFolder, sites } from '../support/sites.ts';

/**
 * Reports the errors of a document by asking for an image, which the policy allows. A frame without an origin may
 * not do that in WebKit, and hands its errors to its page. It is a file of the site, first in the head: WebKit's
 * driver can run nothing before a page's own scripts.
 */
const reporter = `(() => {
  const report = (error) => {
    if (parent === window) new Image().src = '/report?' + encodeURIComponent(error);
    else parent.postMessage({ error }, '*');
  };
  addEventListener('message', ({ data }) => data.error && report(data.error));
  addEventListener('securitypolicyviolation', (event) =>
    report('policy: ' + event.violatedDirective + ' blocked ' + event.blockedURI));
  addEventListener('error', ({ message }) => report('error: ' + message));
  // A redirect ends the transition to a page that is left at once, which WebKit reports.
  addEventListener('unhandledrejection', ({ reason }) =>
    /view transition/.test(reason) || report('rejection: ' + reason));
})()`;

/** Serves a copy of the site, whose pages report their errors. */
export async function reportingSite() {
  const copies = `${projectFolder}test-results/engines`;
  mkdirSync(copies, { recursive: true });
  const folder = mkdtempSync(`${copies}/`);
  cpSync(sites.root.folder, folder, { recursive: true });
  writeFileSync(`${folder}/reporter.js`, reporter);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    editText(`${folder}/${file}`, '<head>', '<head><script src="/reporter.js"></script>');
  }
  const { url, requests, close } = await serve(folder);
  const [modules, lost] = [`${folder}/_astro`, `${folder}/lost`];
  return {
    url,
    close,
    /** What the pages have reported since the last call. */
    takeReports: () =>
      requests
        .splice(0)
        .filter((path) => path.startsWith('/report?'))
        .map(decodeURIComponent),
    /** Takes the modules away, as the deployment of a new version does. */
    loseModules: () => renameSync(modules, lost),
    restoreModules: () => renameSync(lost, modules),
  };
}
