import { linear, type Rgb } from '../lib/luminance.ts';

/** The opacity of symbols while they move: so faint that no pixel can count as a flash. */
export const MOVING_OPACITY = 0.26;

/** An ink seen through an opacity on a plate, as browsers blend it. */
export function blend(ink: Rgb, plate: Rgb, opacity: number): Rgb {
  const mix = (channel: 0 | 1 | 2) =>
    Math.round(ink[channel] * opacity + plate[channel] * (1 - opacity));
  return [mix(0), mix(1), mix(2)];
}

/** How saturated a red is; from 0.8 on a change to or from it can be a red flash (WCAG 2.3.1). */
export function redRatio([red, green, blue]: Rgb): number {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  return r + g + b ? r / (r + g + b) : 0;
}
