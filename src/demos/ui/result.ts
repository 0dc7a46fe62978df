import { query, setText, span } from './dom.ts';
import type { Result } from './sentences.ts';
import type { WinSize } from './win-size.ts';

/** Shows a headline in parts: "Win", "250", "credits". The number of a large win stands alone (`styles/win.css`). */
export function showHeadline(headline: string): void {
  const parts = headline.split(/([\d,]+)/).filter(Boolean);
  query('.headline').replaceChildren(...parts.map((part) => span('part', part)));
}

/** Shows words below the board, without an announcement. */
export function showProgress(detail: string, headline = '', size?: WinSize): void {
  showHeadline(headline);
  setText('.detail', detail);
  const { dataset } = document.body;
  if (size) dataset['win'] = size;
  else delete dataset['win'];
}

/** Shows a result, and announces `sentence` to screen readers. */
export function showResult({ headline, detail }: Result, sentence = detail, size?: WinSize) {
  setText('.announcement', sentence);
  showProgress(detail, headline, size);
}
