import sharp from 'sharp';
import frame from '../assets/images/social-frame.svg?raw';
import { socialImageSize } from '../lib/seo/social-image.ts';
import type { accents } from '../schemas/game.ts';
import { colour } from './colours.ts';
import { lengthOf, lettersOf, type Letter } from './letters.ts';

interface SocialImageContent {
  /** The image file in the window. */
  picture: Buffer;
  /** The large heading. */
  name: string;
  /** What the page offers, which begins the line below the name. */
  offer: string;
  /** In years. */
  minimumAge: number;
  accent: (typeof accents)[number];
}

/** The arched window of the frame, in pixels. */
const arch = { left: 360, top: 28, width: 480, height: 600 };
const { width, height } = socialImageSize;

/** Names with more characters take two lines. */
const longestLine = 18;
/** The maximum width of a line, and for one line or two, the maximum font size and the baseline of the last line, in pixels. */
const heading = {
  width: 620,
  oneLine: { largest: 92, bottom: 542 },
  twoLines: { largest: 42, bottom: 550 },
};

/**
 * Renders the image of a shared link as a PNG: a picture in an arched window, with a name below it. Both are in the middle
 * 630 px, because some messengers crop the image to that square.
 */
export async function renderSocialImage(
  content: SocialImageContent,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await sharp(content.picture)
    .autoOrient()
    .resize(arch.width, arch.height)
    .toBuffer();
  const background = colour('ink');
  const image = sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: picture, left: arch.left, top: arch.top },
    { input: Buffer.from(drawFrame(content)) },
  ]);
  // A palette is enough for flat colours, at a third of the bytes of true colour.
  const options = { palette: true, quality: 80, dither: 0, effort: 1 };
  return new Uint8Array(await image.png(options).toBuffer());
}

/** The frame of the window and all text, as an SVG. */
function drawFrame({ name, offer, minimumAge, accent }: SocialImageContent): string {
  const paper = `fill="${colour('paper')}"`;
  const ink = colour(accent);
  const facts = `${offer} · No real money · ${minimumAge}+`;
  // fontkit reads only the regular weight of the font. The stroke makes it bolder.
  const bolder = `fill="${ink}" stroke="${ink}" stroke-width="0.9"`;
  const lines = (name.length > longestLine ? balance(name) : [name]).map((line) =>
    lettersOf(line, 'display', -0.02),
  );
  const { largest, bottom } = lines.length > 1 ? heading.twoLines : heading.oneLine;
  const size = Math.min(largest, heading.width / Math.max(...lines.map(lengthOf)));
  const parts = [
    frame,
    ...lines.map((letters, index) => {
      const y = bottom - (lines.length - 1 - index) * size;
      return drawLine(letters, { size, y, paint: paper });
    }),
    drawLine(lettersOf(facts, 'text'), { size: 30, y: 594, paint: bolder }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** Breaks a name between words into two lines of similar length. A single word stays on one line. */
function balance(name: string): string[] {
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => [
    name.slice(0, index),
    name.slice(index + 1),
  ]);
  const longer = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return breaks.toSorted((one, other) => longer(one) - longer(other))[0] ?? [name];
}

interface Line {
  /** The font size, in pixels. */
  size: number;
  /** The baseline, in pixels. */
  y: number;
  /** The `fill` and `stroke` attributes. */
  paint: string;
}

/** A centred line of text as an SVG path. */
function drawLine(letters: readonly Letter[], { size, y, paint }: Line): string {
  let along = (width - lengthOf(letters) * size) / 2;
  const outlines = letters.map(({ outline, advance }) => {
    const placed = outline.scale(size).translate(along, y);
    along += advance * size;
    return placed.toSVG();
  });
  return `<path ${paint} d="${outlines.join('')}"/>`;
}
