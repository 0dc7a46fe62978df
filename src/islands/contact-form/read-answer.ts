/** The outcome of a message. `unclear`: it may have arrived. `offline`: it was not sent. */
export type Outcome = 'delivered' | 'refused' | 'unclear' | 'offline';

/** The values with which services confirm a message: `true`, `200`, `success`, `mail_sent`, `Accepted`. */
const confirmation =
  /^(?:true|1|2\d\d|ok|success(?:ful)?|accepted|created|queued|received|submitted|(?:mail_)?sent)[.!]?$/i;
/** The values with which they refuse it: `false`, `422`, `error`, `validation_failed`, `spam`. */
const refusal = /^(?:false|0|[45]\d\d|spam|\w*(?:error|fail|invalid|denied|rejected)\w*)$/i;
/** The names of an id of the received message: `id`, `_id`, `messageId`, `request_id`. */
const idName = /^_?id$|Id$|_id$/;

/** Whether an error is none: `[]`, `{}`, `""`, `null`, `false` or `0`. */
const isEmpty = (value: unknown) =>
  typeof value === 'object' ? Object.keys(value ?? {}).length === 0 : !value;

/**
 * Reads the body of a successful answer: empty, a word, or JSON. JSON that refuses the message at any depth is `refused`. JSON
 * that names an error or confirms nothing is `unclear`. JSON that confirms the message, or gives it an id, is `delivered`.
 */
export function readAnswer(body: string): Outcome {
  if (body.trim() === '') return 'delivered';
  const values: unknown[] = [];
  let hasError = false;
  let hasId = false;
  let answer: unknown = body.trim();
  try {
    answer = JSON.parse(body, (name: string, value: unknown) => {
      if (/^(?:ok|success|status|result)$/.test(name)) values.push(value);
      hasError ||= /^errors?$/.test(name) && !isEmpty(value);
      hasId ||= idName.test(name) && !isEmpty(value);
      return value;
    });
  } catch {
    // The answer is no JSON.
  }
  if (typeof answer !== 'object') values.push(answer);
  const matches = (pattern: RegExp) => values.some((value) => pattern.test(String(value)));
  if (matches(refusal)) return 'refused';
  return !hasError && (hasId || matches(confirmation)) ? 'delivered' : 'unclear';
}
