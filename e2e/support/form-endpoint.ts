/**
 * A server that takes messages of the contact form. The first word of the sender's name says how it answers.
 * A GET lists the messages that it has received.
 */
import { createServer, type ServerResponse } from 'node:http';
import { formEndpoint } from './sites.ts';

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
