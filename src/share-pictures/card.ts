import { createRequire } from 'node:module';
import type { accents } from '../schemas/game.ts';
import { shareSize } from '../lib/social-image.ts';
import { outline, type Line } from './typeface.ts';

type Accent = (typeof accents)[number];
interface Inks {
  DEFAULT: string;
  bar: string;
  card: string;
}
const { colors } = (
  createRequire(import.meta.url)('../../tailwind.config.cjs') as {
    theme: { colors: { ink: Inks; paper: Inks } & Record<Accent, string | Inks> };
  }
).theme;
const { ink, paper } = colors;

/** The size at which the picture stands behind the window: four wide to five high, as posters are. */
export const pictureSize = { width: 480, height: 600 } as const;

const { width, height } = shareSize;
const middle = width / 2;
/** The arches around the window, each wider than the one inside it. */
const rings = [ink.bar, ink.card, ink.bar, ink.card, ink.bar];
const ringWidth = 86;

interface Card {
  /** The picture in the window, as a `data:` address. */
  picture: string;
  /** The name, in the lines and the size that fit. */
  name: { lines: Line[]; size: number } | undefined;
  /** The line below the name, and its colour. */
  facts: Line | undefined;
  accent: Accent;
  /** The venue's mark (an SVG file) and name, left of that square, for a card whose own name is another. */
  brand: { mark: string; name: Line | undefined } | undefined;
}

/**
 * What a shared link shows of a page, as SVG: a poster in an arched window amid rings of night, and the
 * name below it. What matters stands in the middle 630 px, the square to which some messengers cut it.
 */
export function card({ picture, name, facts, accent, brand }: Card): string {
  const inAccent = colors[accent];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<image x="${middle - pictureSize.width / 2}" y="28" width="${pictureSize.width}" height="${pictureSize.height}" href="${picture}"/>`,
    ...rings.map((fill, ring) => frame(fill, arch(ring + 1), arch(ring))),
    frame(ink.DEFAULT, `M0 0h${width}v${height}H0z`, arch(rings.length)),
    `<path fill="none" stroke="${paper.DEFAULT}" stroke-width="12" d="${arch(0)}"/>`,
    `<path fill="${ink.DEFAULT}" d="M0 ${height}V446c100-26 200-26 300 0s200 26 300 0 200-26 300 0 200 26 300 0V${height}z"/>`,
    brand && `<g transform="translate(36 36) scale(1.25)">${brand.mark}</g>`,
    brand?.name && outline(brand.name, { size: 22, x: 80, y: 64, fill: paper.DEFAULT }),
    ...(name?.lines.map((line, index, { length }) =>
      centred(line, name.size, 543 - (length - 1 - index) * name.size, paper.DEFAULT),
    ) ?? []),
    facts && centred(facts, 30, 595, typeof inAccent === 'string' ? inAccent : inAccent.DEFAULT),
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The arch of the window, or of a ring around it, from below the card's lower edge. */
function arch(ring: number): string {
  const radius = pictureSize.width / 2 + ring * ringWidth;
  const top = 40 - ring * ringWidth;
  return `M${middle - radius} 640V${top + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V640z`;
}

/** The ground between two shapes. A mask would take the renderer several times as long. */
function frame(fill: string, outer: string, inner: string): string {
  return `<path fill="${fill}" fill-rule="evenodd" d="${outer}${inner}"/>`;
}

function centred(line: Line, size: number, y: number, fill: string): string {
  return outline(line, { size, x: middle - (line.width * size) / 2, y, fill });
}
