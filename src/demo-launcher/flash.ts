/** The opacity of symbols while they move: so faint that no pixel can count as a flash. */
export const MOVING_OPACITY = 0.26;

type Rgb = readonly [number, number, number];

/** Reads #RRGGBB. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** An ink seen through an opacity on a plate, as browsers blend it. */
export function blend(ink: Rgb, plate: Rgb, opacity: number): Rgb {
  const mix = (channel: 0 | 1 | 2) =>
    Math.round(ink[channel] * opacity + plate[channel] * (1 - opacity));
  return [mix(0), mix(1), mix(2)];
}

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** How saturated a red is; from 0.8 on a change to or from it can be a red flash (WCAG 2.3.1). */
export function redRatio([red, green, blue]: Rgb): number {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  return r + g + b ? r / (r + g + b) : 0;
}
