import type { PngOptions } from 'sharp';

/**
 * For pictures of flat inks, which need no more colours than a palette has: a third of the bytes of true colour. At this
 * quality, the palette has fewer shades for edges: a quarter fewer bytes, and no difference to the eye. More effort finds
 * no better palette for them, and takes longer.
 */
export const flatPng: PngOptions = {
  palette: true,
  quality: 90,
  dither: 0,
  effort: 1,
  compressionLevel: 9,
};

/** For a layer of a picture, which is read again at once: packing it would take a third of a print's time. */
export const layer: PngOptions = { compressionLevel: 0 };
