import { setText } from './dom.ts';

/** What a round has brought, in words. A win has a headline, and below it what won. */
export interface Result {
  headline?: string;
  detail: string;
}

/** Shows a result, and announces `sentence` to screen readers. A win is stamped, and a part of the scene answers. */
export function showResult({ headline = '', detail }: Result, sentence = detail): void {
  setText('.headline', headline);
  setText('.detail', detail);
  setText('[role=status]', sentence);
  document.body.classList.toggle('winning', headline !== '');
}
