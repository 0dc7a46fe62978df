/** The timing of a round in milliseconds. It does not depend on the outcome. */
export const WIND_UP = 150;
export const MOVING = 340;
export const BRAKE = 300;

/** The time between the starts of two reels. */
export const RIPPLE = 35;

/** When the first reel stops, and the time until the next one does. */
export interface Pace {
  firstStop: number;
  between: number;
}

/** The pace of a round, and of what comes free within it: further turns, and the second cast. */
export const ROUND: Pace = { firstStop: 1000, between: 190 };
export const FREE_TURN: Pace = { firstStop: 450, between: 90 };

/** The time until the last reel has settled. */
export const settled = ({ firstStop, between }: Pace, reels = 5): number =>
  firstStop + (reels - 1) * between + BRAKE;

/** The time for which a round shows what it has won before it goes on. */
export const PARTIAL_WIN = 800;

/** The shortest time between the starts of two rounds. UKGC RTS 14D requires at least 2.5 s. */
export const CYCLE = 2500;

/** The time after a count in which a press still means the count. */
export const AFTER_COUNT = 300;

/** The time in which a press still means the button that stood in the place of a choice. */
export const BEFORE_CHOICE = 400;

/** The rounds or minutes between two reality checks, unless the visitor has chosen fewer minutes. */
export const CHECK_EVERY = 20;

/** The opacity of moving symbols: no pixel can flash (`test/flash.test.ts`, https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold). */
export const MOVING_OPACITY = 0.26;
