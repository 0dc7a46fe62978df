/**
 * A server that takes messages of the contact form, and does with each what its sender's name asks for.
 * A GET lists the messages that it has taken.
 */
import { createServer } from 'node:http';
import { formEndpoint } from './sites.ts';

const answers = {
  Refused: (response) => response.writeHead(422).end('{"ok":false}'),
  Garbled: (response) => response.writeHead(200).end('<p>\0 not what one expects'),
  Dropped: (response) => response.destroy(),
  Unheard: () => undefined,
  // Its answer may not be read by pages of other origins.
  Unreadable: (response) =>
    response.removeHeader('Access-Control-Allow-Origin') ?? response.writeHead(200).end('{}'),
};

const taken = [];

createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  if (request.method === 'GET') return response.end(JSON.stringify(taken));
  if (request.method !== 'POST') return response.writeHead(204).end();
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    const message = JSON.parse(body);
    taken.push(message);
    const answer = answers[message.name.split(' ')[0]];
    if (answer) answer(response);
    else response.writeHead(200).end('{"ok":true}');
  });
}).listen(formEndpoint.port, '127.0.0.1');
