/** An error of which Astro prints only the message, without a stack trace. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: '' });
}
