/** In milliseconds. */
const timeout = 15_000;

/** In bytes. Form services send short answers. */
const answerLimit = 65_536;

/** What is known about a sent message. `unclear`: it may have arrived. */
export type Outcome = 'delivered' | 'refused' | 'unclear';

/**
 * Posts a message as JSON to an https URL. It is delivered or refused only if the endpoint says so. After a failed
 * connection or any other answer it is unclear. Never throws.
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
      // A redirect could send the message to another address, or twice.
      redirect: 'error',
      // Delivers the message even if the visitor leaves the page. Browsers limit this to 64 KiB, and a character
      // has up to three bytes.
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

/** Form services answer with an empty body, or JSON with `ok` or `success`. One writes the value as a string. */
function meaningOf(answer: string): Outcome {
  if (answer === '') return 'delivered';
  const { ok, success } = Object(JSON.parse(answer)) as { ok?: unknown; success?: unknown };
  const says = (value: boolean) =>
    [ok, success].some((said) => said === value || said === String(value));
  if (says(false)) return 'refused';
  return says(true) ? 'delivered' : 'unclear';
}
