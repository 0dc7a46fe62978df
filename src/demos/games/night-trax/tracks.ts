import { cellsByRow } from '../../engine/round.ts';
import type { Grid } from '../../engine/step.ts';
import { query, span, svg } from '../../ui/dom.ts';
import { oneOf } from '../../ui/lost-round.ts';

export const TRACKS = 4;

/** The letter of a rest. */
export const REST = 'F';

/** The tracks beside the board. Each keeps the bar of a lost round until another takes its place. */
export function createTracks() {
  const bars: Grid[] = [];
  const pictures = Array.from({ length: TRACKS }, () => svg('svg', 'track'));
  for (const picture of pictures) picture.setAttribute('viewBox', '0 0 4 4');
  query('.board').prepend(span('tracks', ...pictures));

  /** Draws a dot for each pad of a bar that is heard. */
  function draw(picture: Element | undefined, bar: Grid): void {
    const heard = cellsByRow(bar).filter(([x, y]) => bar[x]?.[y] !== REST);
    const dots = heard.map(([x, y]) => `M${x + 0.5} ${y + 0.5}h0`).join('');
    const path = svg('path', '');
    path.setAttribute('d', dots);
    picture?.replaceChildren(path);
  }

  return {
    /** The bars that are kept, in the order of their tracks. */
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
