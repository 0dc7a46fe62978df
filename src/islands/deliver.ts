/** How long a message may take to be delivered, in milliseconds. */
const timeout = 15_000;

/** How much of an answer is read, in bytes: answers of form services are short. */
const answerLimit = 65_536;

/** What is known of a message that was sent. */
export type Outcome = 'delivered' | 'refused' | 'unclear';

/**
 * Posts a message as JSON. It counts as delivered or refused only if the endpoint says so; where the connection
 * fails or the answer has another meaning, the message may have arrived all the same.
 */
export async function deliver(
  endpoint: string,
  message: Record<string, unknown>,
): Promise<Outcome> {
  const body = JSON.stringify(message);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      // A redirect would send the message to an address that nobody chose, or a second time.
      redirect: 'error',
      // Delivers the message of a visitor who leaves the page; browsers take no more than 64 KiB so, and a
      // character has up to three bytes.
      keepalive: body.length < 20_000,
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status >= 400 && response.status < 500) return 'refused';
    return response.ok ? meaningOf(await readAnswer(response)) : 'unclear';
  } catch {
    return 'unclear';
  }
}

async function readAnswer({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let answer = '';
  let size = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) return answer;
    size += part.value.byteLength;
    if (size > answerLimit) {
      await reader?.cancel();
      throw new Error('The answer is too long.');
    }
    answer += decoder.decode(part.value, { stream: true });
  }
}

/** Form services answer nothing, or JSON with `ok` or `success`; one of them writes the value as a text. */
function meaningOf(answer: string): Outcome {
  if (answer === '') return 'delivered';
  const { ok, success } = Object(JSON.parse(answer)) as { ok?: unknown; success?: unknown };
  const says = (value: boolean) =>
    [ok, success].some((said) => said === value || said === String(value));
  if (says(false)) return 'refused';
  return says(true) ? 'delivered' : 'unclear';
}
