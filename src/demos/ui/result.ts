import { query, setText, span } from './dom.ts';

/** What a round has brought, in words. A win has a headline, and below it what won. */
export interface Result {
  headline?: string;
  detail: string;
}

/** The three sizes of a win: how long it counts up, in milliseconds. Each looks larger; none sounds louder. */
export const COUNTING_TIME = { small: 400, medium: 600, large: 2000 };

export type WinSize = keyof typeof COUNTING_TIME;

export function winSize(multiple: number): WinSize {
  if (multiple < 5) return 'small';
  return multiple < 20 ? 'medium' : 'large';
}

/** Shows a headline in parts: "Win", "250", "credits". The number of a large win stands alone (`styles/status.css`). */
export function showHeadline(headline: string): void {
  const parts = headline.split(/([\d,]+)/).filter(Boolean);
  query('.headline').replaceChildren(...parts.map((part) => span('part', part)));
}

/** Shows words below the board. Screen readers hear them later. */
export function showProgress(detail: string, headline = '', size?: WinSize): void {
  showHeadline(headline);
  setText('.detail', detail);
  const { dataset } = document.body;
  if (size) dataset['win'] = size;
  else delete dataset['win'];
}

/** Shows a result, and announces `sentence` to screen readers. */
export function showResult({ headline, detail }: Result, sentence = detail, size?: WinSize) {
  setText('[role=status]', sentence);
  showProgress(detail, headline, size);
}
