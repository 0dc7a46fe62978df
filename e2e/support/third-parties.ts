/**
 * The hosts that the third-party site uses: a provider of games, whose launcher has what such launchers have (a
 * script that reports, a link to help, a chat), a content network, and an endpoint for the form's messages.
 */
import { createServer, type ServerResponse } from 'node:http';
import { contentNetwork, formEndpoint, provider } from './sites.ts';

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

/** How the endpoint answers: the first word of the sender's name says it. */
const answers: Record<string, (response: ServerResponse) => unknown> = {
  Refused: (response) => response.writeHead(422).end('{"ok":false}'),
  Redirected: (response) => response.writeHead(303, { Location: '/thanks' }).end(),
  Late: (response) => setTimeout(() => response.writeHead(200).end('{"ok":true}'), 1000),
  Unanswered: () => undefined,
  // Pages of other origins may not read its answer.
  Unreadable: (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    response.writeHead(200).end('{"ok":true}');
  },
};

/** The messages that the endpoint has received; a GET lists them. */
const received: { name: string }[] = [];

createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    if (request.method === 'GET') return response.end(JSON.stringify(received));
    if (request.method !== 'POST') return response.writeHead(204).end();
    const message = JSON.parse(body) as { name: string };
    received.push(message);
    const answer = answers[message.name.split(' ')[0] ?? ''];
    return answer ? answer(response) : response.writeHead(200).end('{"ok":true}');
  });
}).listen(formEndpoint.port, '127.0.0.1');
