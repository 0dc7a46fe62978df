/** Draws text with the site's fonts, for pictures that the build makes. */
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import displayFont from '../assets/fonts/special-gothic-expanded.woff2?inline';
import textFont from '../assets/fonts/special-gothic.woff2?inline';

const fonts = [
  { name: 'display', data: await bytes(displayFont) },
  { name: 'text', data: await bytes(textFont) },
];

/** The contents of a `data:` URI. */
export async function bytes(dataUri: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(dataUri)).arrayBuffer());
}

/** A transparent SVG of the size in pixels, with the text as paths. The fonts are `display` and `text`. */
export async function drawText(
  node: ReactNode,
  size: { width: number; height: number },
): Promise<Buffer> {
  return Buffer.from(await satori(node, { ...size, fonts }));
}

/** A box at a fixed place. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    'div',
    { style: { display: 'flex', position: 'absolute', ...style } },
    ...children,
  );
}
