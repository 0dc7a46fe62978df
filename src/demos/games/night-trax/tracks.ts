import { cellsByRow, letterAt } from '../../engine/round.ts';
import type { Grid } from '../../engine/step.ts';
import { query, span, svg } from '../../ui/dom.ts';
import { oneOf } from '../../ui/lost-round.ts';

export const TRACKS = 4;

export const REST = 'F';

/** The tracks beside the board. Each keeps the bar of a lost round until another takes its place. */
export function createTracks() {
  const bars: Grid[] = [];
  const pictures = Array.from({ length: TRACKS }, () => svg('svg', 'track'));
  for (const picture of pictures) picture.setAttribute('viewBox', '0 0 4 4');
  query('.board').prepend(span('tracks', ...pictures));

  function draw(picture: Element | undefined, bar: Grid): void {
    const heard = cellsByRow(bar).filter((cell) => letterAt(bar, cell) !== REST);
    const dots = heard.map(([x, y]) => `M${x + 0.5} ${y + 0.5}h0`).join('');
    const path = svg('path', '');
    path.setAttribute('d', dots);
    picture?.replaceChildren(path);
  }

  return {
    kept: () => bars.filter(Boolean),
    /** Keeps a bar on an empty track, or else on any. Returns the number of the track. */
    keep(bar: Grid): number {
      const all = [...pictures.keys()];
      const empty = all.filter((track) => !bars[track]);
      const track = oneOf(empty.length ? empty : all) ?? 0;
      bars[track] = bar;
      draw(pictures[track], bar);
      for (const [at, picture] of pictures.entries())
        picture.classList.toggle('newest', at === track);
      return track + 1;
    },
  };
}
