/** An error that Astro prints as its message alone, without a stack. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: '' });
}
