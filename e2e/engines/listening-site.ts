import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Tells what a document complains of: by asking for a picture, which the policy lets go out. A frame without an
 * origin may not even do that in WebKit, and tells its page. It is a file of the site's own, first in the head:
 * WebKit's driver can run nothing before a page's own scripts.
 */
const listener = `(() => {
  const told = new Set();
  const tell = (words) => {
    if (parent !== window) parent.postMessage({ complaint: words }, '*');
    else if (!told.has(words)) new Image().src = '/complaint?' + encodeURIComponent(words);
    told.add(words);
  };
  addEventListener('message', ({ data }) => data.complaint && tell(data.complaint));
  addEventListener('securitypolicyviolation', (event) =>
    tell('policy: ' + event.violatedDirective + ' blocked ' + event.blockedURI));
  addEventListener('error', ({ message }) => tell('error: ' + message));
  // A redirect ends the transition to a page that is left at once; WebKit says so, though nobody asked.
  addEventListener('unhandledrejection', ({ reason }) =>
    /view transition/.test(reason) || tell('rejection: ' + reason));
})()`;

/** The site at `base` behind a server that puts a listener into each page, and keeps what it is told. */
export async function listeningSite(base: string) {
  const complaints: string[] = [];
  let scriptsLost = false;
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    if (url === '/listener.js') {
      response.setHeader('Content-Type', 'text/javascript').end(listener);
    } else if (url.startsWith('/complaint?')) {
      complaints.push(decodeURIComponent(url.slice('/complaint?'.length)));
      response.writeHead(204).end();
    } else if (scriptsLost && /\/_astro\/.*\.js/.test(url)) {
      response.writeHead(404).end();
    } else {
      const answer = await fetch(new URL(url, base), { method, redirect: 'manual' });
      const headers = new Headers(answer.headers);
      // The body has been unpacked, and is sent as it is.
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      response.setHeaders(headers).writeHead(answer.status);
      response.end(
        isPage
          ? (await answer.text()).replace('<head>', '<head><script src="/listener.js"></script>')
          : Buffer.from(await answer.arrayBuffer()),
      );
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(new URL(base).pathname, `http://127.0.0.1:${port}`).href,
    complaints,
    /** Whether the site answers as if its modules were gone, as after the deployment of a new version. */
    loseScripts: (lost: boolean) => (scriptsLost = lost),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
