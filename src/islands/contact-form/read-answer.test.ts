import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

test.each([
  ['nothing', '', 'delivered'],
  ['a word', 'Accepted', 'delivered'],
  ['`true`, as a boolean', '{"ok":true}', 'delivered'],
  ['`true`, as a string', '{"success":"true"}', 'delivered'],
  ['a status in figures', '{"status":200}', 'delivered'],
  ['a result in words', '{"result":"mail_sent"}', 'delivered'],
  ['an id', '{"id":"rec1"}', 'delivered'],
  ['an id with a name', '{"messageId":7}', 'delivered'],
  ['a confirmation within another value', '{"data":{"ok":true}}', 'delivered'],
  ['no errors', '{"ok":true,"error":null,"errors":[]}', 'delivered'],
  ['words about a refusal', '{"ok":true,"help":"\\"ok\\":false"}', 'delivered'],
  ['`false`', '{"ok":false}', 'refused'],
  ['`false` after `true`', '{"ok":true,"data":[{"success":"false"}]}', 'refused'],
  ['a failed status', '{"status":"validation_failed","id":7}', 'refused'],
  ['an error in figures', '{"status":422}', 'refused'],
  ['an error', '{"error":"full","id":7}', 'unclear'],
  ['a confirmation with errors', '{"ok":true,"errors":{"email":"odd"}}', 'unclear'],
  ['another status', '{"status":"open"}', 'unclear'],
  ['an empty id', '{"id":null}', 'unclear'],
  ['an object without a word of it', '{}', 'unclear'],
  ['a page', '<!doctype html><p>Log in', 'unclear'],
])('an answer with %s: %s is %s', (_what, body, outcome) => {
  expect(readAnswer(body)).toBe(outcome);
});
