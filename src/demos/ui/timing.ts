/** When things happen in a round, in milliseconds from its press; the same whatever the outcome. */
export const WIND_UP = 140;
export const MOVING = 360;
export const FIRST_STOP = 1200;
export const BETWEEN_STOPS = 220;
export const BRAKE = 320;

/** When the last of five reels has settled; games with fewer reels wait for it as well. */
export const SETTLED = FIRST_STOP + 4 * BETWEEN_STOPS + BRAKE;

/** From the press that starts a round to the next that can, at the least. */
export const CYCLE = 3000;
