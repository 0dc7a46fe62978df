import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import displayFont from '../assets/fonts/special-gothic-expanded.woff2?inline';
import textFont from '../assets/fonts/special-gothic.woff2?inline';
import mark from '../assets/images/brand-mark.svg?inline';
import frame from '../assets/images/social-frame.svg?raw';
import type { accents } from '../schemas/game.ts';
import { colours } from './colours.ts';
import { socialImageSize } from './social-image.ts';

interface Content {
  /** The picture in the window, as a `data:` URI. */
  picture: string;
  name: string;
  /** The line below the name. */
  facts: string;
  accent: (typeof accents)[number];
  /** The venue's name, which stands beside its mark in the corner. */
  venue?: string;
}

const bytes = async (dataUri: string) => Buffer.from(await (await fetch(dataUri)).arrayBuffer());
const fonts = [
  { name: 'display', data: await bytes(displayFont) },
  { name: 'text', data: await bytes(textFont) },
];

/**
 * Draws what a shared link shows, as a JPEG: a picture in an arched window, and a name below it. All that matters
 * stands in the middle 630 px, as some messengers cut the image to that square.
 */
export async function renderSocialImage(content: Content): Promise<Buffer> {
  const { width, height } = socialImageSize;
  const text = Buffer.from(await satori(textLayer(content), { width, height, fonts }));
  const picture = await sharp(await bytes(content.picture))
    .resize(480, 600)
    .png()
    .toBuffer();
  return (
    sharp({ create: { width, height, channels: 3, background: colours.ink.DEFAULT } })
      .composite([
        { input: picture, left: 360, top: 28 },
        { input: Buffer.from(frame) },
        { input: text },
      ])
      // Subsampling would fray the edges of red.
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}

function textLayer({ name, facts, accent, venue }: Content): ReactNode {
  const accentColour = colours[accent];
  const ink = typeof accentColour === 'string' ? accentColour : accentColour.DEFAULT;
  const logo = createElement('img', { src: mark, width: 32.5, height: 40 });
  return box(
    { inset: 0, color: colours.paper.DEFAULT, fontFamily: 'display', letterSpacing: '-0.02em' },
    venue && box({ top: 36, left: 36, alignItems: 'center', gap: 11.5, fontSize: 22 }, logo, venue),
    line({ bottom: 76, fontSize: nameSize(name), lineHeight: 1, textWrap: 'balance' }, name),
    line(
      {
        bottom: 27,
        color: ink,
        fontFamily: 'text',
        fontSize: 30,
        letterSpacing: 0,
        // Satori draws a variable font in its regular weight.
        WebkitTextStroke: `0.9px ${ink}`,
      },
      facts,
    ),
  );
}

/** Pixels, so that the name is at most some 620 px wide in one line, or in two if it is long. */
function nameSize({ length }: string): number {
  return length > 18 ? Math.min(54, 2000 / length) : Math.min(92, 1000 / length);
}

function line(style: CSSProperties, text: string): ReactNode {
  return box(
    { left: 280, width: 640, justifyContent: 'center', textAlign: 'center', ...style },
    text,
  );
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    'div',
    { style: { display: 'flex', position: 'absolute', ...style } },
    ...children,
  );
}
