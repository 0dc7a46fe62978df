import { luminance, parseHex } from './luminance.ts';

/**
 * The contrast of two colours, `#rrggbb` each, from 1 to 21, as WCAG 2.2 defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrast(one: string, other: string): number {
  const lights = [one, other].map((colour) => luminance(parseHex(colour)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
