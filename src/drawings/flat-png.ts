import type { PngOptions } from 'sharp';

/**
 * For pictures of flat inks, which need no more colours than a palette has: a third of the bytes of true colour. More
 * effort finds no better palette for them, and takes longer.
 */
export const flatPng: PngOptions = { palette: true, dither: 0, effort: 1, compressionLevel: 9 };
