/** The timing of a round in milliseconds. It does not depend on the outcome. */
export const WIND_UP = 140;
export const MOVING = 360;
export const FIRST_STOP = 1200;
export const BETWEEN_STOPS = 220;
export const BRAKE = 320;

/** The time until the last of five reels has settled. Games with fewer reels use it too. */
export const SETTLED = FIRST_STOP + 4 * BETWEEN_STOPS + BRAKE;

/** The shortest time between the starts of two rounds. UKGC RTS 14D requires at least 2.5 s. */
export const CYCLE = 3000;

/** The time played between two reality checks. */
export const CHECK_EVERY = 20 * 60 * 1000;

/**
 * The opacity of moving symbols. It is so low that no pixel can flash, as `test/flash.test.ts` proves
 * (https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold).
 */
export const MOVING_OPACITY = 0.26;
