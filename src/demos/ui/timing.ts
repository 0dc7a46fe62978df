/** The timing of a round, in milliseconds. None of it depends on the outcome. */

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
