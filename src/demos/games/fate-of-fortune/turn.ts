/** The time of a turn of the wheel in milliseconds, and its full turns, the same for every slice. */
export const turnTime = 4000;
export const turnCount = 3;

/** The easing of a turn: after the part x of its time, the wheel has made 1 − (1 − x)³ of it. */
export const easeOut = 'cubic-bezier(.3333, 1, .6667, 1)';

/** The part of that time in which all slices are equally bright. After it, at most three pass in a second (`ui/flash.test.ts`). */
export const fastShare = 0.55;
