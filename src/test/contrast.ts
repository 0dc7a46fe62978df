/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** An sRGB channel from 0 to 255 as linear light from 0 to 1. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, from 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** `rgb(30, 52, 188)`, as browsers print colours, as `#1e34bc`. */
export const toHex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** A colour `#rrggbb` as computed styles print it: `rgb(0, 0, 0)`. */
export const toRgb = (hex: string) => `rgb(${parseHex(hex).join(', ')})`;

/** The contrast of two colours `#rrggbb`, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((colour) => luminance(parseHex(colour)))
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
