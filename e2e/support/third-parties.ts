/**
 * The hosts that the third-party site shows: a provider of games, whose launcher has what such launchers have (a
 * script that reports, a link to help, a chat), and a content network. Both send the headers that such hosts send.
 */
import { createServer } from 'node:http';
import { contentNetwork, provider } from './sites.ts';

const launcher = (referrer = 'nobody') => `<!doctype html>
<html lang="en">
  <title>A provider's demo</title>
  <h1>A provider's demo</h1>
  <p id="referrer">Asked for by ${referrer}</p>
  <a href="/help" target="_blank">Help</a>
  <form action="/chat"><button>Send to the chat</button></form>
  <script>
    parent.postMessage('ready', '*');
  </script>
</html>`;

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', provider.url);
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "frame-ancestors 'self' http://127.0.0.1:*",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  const isLauncher = pathname === '/launch';
  response.end(isLauncher ? launcher(request.headers.referer) : page(`A provider's ${pathname}`));
}).listen(provider.port, '127.0.0.1');

createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'image/svg+xml',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  response.end('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"/>');
}).listen(contentNetwork.port, '127.0.0.1');
