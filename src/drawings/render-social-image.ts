import { createElement, type ReactNode } from 'react';
import mark from '../assets/images/brand-mark.svg?inline';
import frame from '../assets/images/social-frame.svg?raw';
import type { accents } from '../schemas/game.ts';
import { colour } from './colours.ts';
import { box, drawText } from './draw-text.ts';
import { paint } from './paint.ts';
import { socialImageSize } from '../lib/social-image.ts';

interface SocialImageContent {
  /** The file of the picture in the window. */
  picture: Buffer;
  /** The large heading. */
  name: string;
  /** The line below the name. */
  facts: string;
  accent: (typeof accents)[number];
  /** The venue's name, for the corner. */
  venue?: string;
}

/** The arched window of the frame, in pixels. */
const arch = { left: 360, top: 28, width: 480, height: 600 };

/** A longer name takes two lines. */
const longestLine = 18;
/** The heading's largest size, and the size times the letters that keeps it about 620 px wide. In pixels. */
const oneLine = { largest: 92, room: 1000 };
const twoLines = { largest: 54, room: 2000 };

/**
 * Renders the image of a shared link as a PNG: a picture in an arched window, with a name below it. Picture and name
 * are in the middle 630 px, because some messengers crop the image to that square.
 */
export async function renderSocialImage(
  content: SocialImageContent,
): Promise<Uint8Array<ArrayBuffer>> {
  return paint(socialImageSize, 'ink', [
    { input: content.picture, ...arch },
    { input: Buffer.from(frame) },
    { input: await drawText(textLayer(content), socialImageSize) },
  ]);
}

function textLayer({ name, facts, accent, venue }: SocialImageContent): ReactNode {
  const logo = createElement('img', { src: mark, width: 32.5, height: 40 });
  const corner = { top: 36, left: 36, alignItems: 'center', gap: 11.5, fontSize: 22 };
  const centred = { left: 280, width: 640, justifyContent: 'center', textAlign: 'center' } as const;
  const { largest, room } = name.length > longestLine ? twoLines : oneLine;
  const fontSize = Math.min(largest, room / name.length);
  const heading = { bottom: 76, fontSize, lineHeight: 1, textWrap: 'balance' } as const;
  const ink = colour(accent);
  // Satori draws a variable font in its regular weight; the stroke makes it bolder.
  const line = { bottom: 27, fontSize: 30, color: ink, WebkitTextStroke: `0.9px ${ink}` };
  return box(
    { inset: 0, color: colour('paper'), fontFamily: 'display', letterSpacing: '-0.02em' },
    venue && box(corner, logo, venue),
    box({ ...centred, ...heading }, name),
    box({ ...centred, ...line, fontFamily: 'text', letterSpacing: 0 }, facts),
  );
}
