/** Writes a drawing (SVG) anew from its parsed parts, so that what is published holds nothing that is not listed. */
import type { DrawingFault, Refuse } from './faults.ts';
import { shapes } from './listed-parts.ts';
import { readParts, svg, type Part } from './read-parts.ts';
import { writeRules } from './styles.ts';

interface Drawing {
  /** The drawing as it stands. */
  still: string;
  /** The same drawing, in which the rules for `.moving` apply. Undefined without such a rule. */
  moving: string | undefined;
  faults: DrawingFault[];
}

const maxShapes = 5000;
const maxBytes = 250_000;

/** Reads a drawing, and writes it anew. */
export function writeDrawing(source: string): Drawing {
  const faults: DrawingFault[] = [];
  const refuse: Refuse = (line, found, wanted) => {
    const text = found.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
    if (faults.every((fault) => fault.found !== text)) faults.push({ line, found: text, wanted });
  };
  const root = readParts(source, refuse);
  if (!root) return { still: '', moving: undefined, faults };

  const css = { still: '', moving: '' };
  for (const { text, line } of allParts(root).filter(({ name }) => name === 'style')) {
    const rules = writeRules(text, line, refuse);
    css.still += rules.still;
    css.moving += rules.moving;
  }
  const drawn = countShapes(
    root,
    new Map(allParts(root).map((part) => [part.attributes['id'], part])),
  );
  const standing = write(root, css.still);
  if (drawn > maxShapes)
    refuse(root.line, `${drawn} shapes`, `At most ${maxShapes} shapes. Simplify the drawing.`);
  if (standing.length > maxBytes)
    refuse(
      root.line,
      `${standing.length} bytes`,
      `At most ${maxBytes} bytes. Simplify the drawing.`,
    );
  const classes = [root.attributes['class'], 'moving'].filter(Boolean).join(' ');
  const copy = { ...root, attributes: { ...root.attributes, class: classes } };
  return { still: standing, moving: css.moving && write(copy, css.still + css.moving), faults };
}

const allParts = (part: Part): Part[] => [part, ...part.parts.flatMap(allParts)];

/** How many shapes are painted. A `<use>` paints those of its part again. */
function countShapes(
  part: Part,
  byId: ReadonlyMap<string | undefined, Part>,
  known = new Map<Part, number>(),
): number {
  const before = known.get(part);
  if (before !== undefined) return before;
  // A part that holds itself paints nothing.
  known.set(part, 0);
  const used = part.name === 'use' && byId.get(part.attributes['href']?.slice(1));
  const inside = used ? [used, ...part.parts] : part.parts;
  const own = shapes.has(part.name) ? 1 : 0;
  const count = inside.reduce((sum, one) => sum + countShapes(one, byId, known), own);
  known.set(part, count);
  return count;
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** A drawing as text, with one style sheet at its beginning. */
function write(root: Part, css: string): string {
  const writePart = (part: Part): string => {
    if (part.name === 'style') return '';
    const written = Object.entries(part.attributes).map(
      ([name, value]) =>
        ` ${name}="${value.replaceAll(/[&<"]/g, (character) => escaped[character] ?? '')}"`,
    );
    const isRoot = part === root;
    const language = isRoot ? ` xmlns="${svg}"` : '';
    const inside =
      (isRoot && css ? `<style>${css}</style>` : '') + part.parts.map(writePart).join('');
    const start = `<${part.name}${language}${written.join('')}`;
    return inside ? `${start}>${inside}</${part.name}>` : `${start}/>`;
  };
  return writePart(root);
}
