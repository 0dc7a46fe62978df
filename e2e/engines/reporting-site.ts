import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** Answers with what is found at an address; a page gets the reporter. */
async function forward(address: URL, response: ServerResponse) {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'Content-Type': type });
  response.end(
    type.startsWith('text/html')
      ? body.toString().replace('<head>', '<head><script src="/reporter.js"></script>')
      : body,
  );
}

/** The site at `origin` behind a server that puts the reporter into each page, and keeps what it reports. */
export async function reportingSite(origin: string) {
  const reports: string[] = [];
  let isScriptLost = false;
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/reporter.js') {
      response.setHeader('Content-Type', 'text/javascript').end(reporter);
    } else if (url.startsWith('/report?')) {
      reports.push(decodeURIComponent(url.slice('/report?'.length)));
      response.writeHead(204).end();
    } else if (isScriptLost && /\/_astro\/.*\.js/.test(url)) {
      response.writeHead(404).end();
    } else {
      // A test that ends while the browser still asks for a picture takes the site away.
      await forward(new URL(url, origin), response).catch(() => response.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    reports,
    /** Whether the site answers as if its modules were gone, as after the deployment of a new version. */
    loseScripts: (lost: boolean) => (isScriptLost = lost),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
