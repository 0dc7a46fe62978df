/** Draws text with the site's fonts, for pictures that the build makes. */
import { readFileSync } from 'node:fs';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import type { Size } from './paint.ts';

// The working directory is the project's root.
const font = (name: string) => readFileSync(`src/assets/fonts/${name}.woff2`);
const fonts = [
  { name: 'display', data: font('special-gothic-expanded') },
  { name: 'text', data: font('special-gothic') },
];

/** A transparent SVG of the size in pixels, with the text as paths. The fonts are `display` and `text`. */
export async function drawText(node: ReactNode, size: Size): Promise<Buffer> {
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
