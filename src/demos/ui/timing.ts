/** When things happen in a round, in milliseconds from its press. The outcome changes none of them. */
export const WIND_UP = 140;
export const MOVING = 360;
export const FIRST_STOP = 1200;
export const BETWEEN_STOPS = 220;
export const BRAKE = 320;

/** When the last of five reels has settled. Games with fewer reels wait for it as well. */
export const SETTLED = FIRST_STOP + 4 * BETWEEN_STOPS + BRAKE;

/** The shortest time from the start of a round to the next, as UKGC RTS 14D asks for at least 2.5 s. */
export const CYCLE = 3000;

/** How much play lies between two reality checks. */
export const CHECK_EVERY = 20 * 60 * 1000;

/**
 * The opacity of symbols while they move. They are so faint that no pixel counts as a flash, which
 * `test/flash.test.ts` proves (https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold).
 */
export const MOVING_OPACITY = 0.26;
