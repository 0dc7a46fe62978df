/** The three sizes of a win: how long it counts up, in milliseconds. Each looks larger; none sounds louder. */
export const countingTime = { small: 400, medium: 600, large: 2000 };

export type WinSize = keyof typeof countingTime;

export function winSize(multiple: number): WinSize {
  if (multiple < 5) return 'small';
  return multiple < 20 ? 'medium' : 'large';
}
