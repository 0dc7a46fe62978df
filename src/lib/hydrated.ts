/**
 * The event of an island for `client:interaction` when its handlers are attached. React has no such event, and it
 * repeats earlier clicks and keys, but not submits.
 */
export const hydrated = 'island:hydrated';
