/** A text with a full stop at its end, unless it ends like a sentence already, as `Vivid Inc.` does. */
export function withFullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
