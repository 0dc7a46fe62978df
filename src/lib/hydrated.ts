/**
 * The event by which an island tells `client:interaction` that its handlers are attached. React itself does not
 * tell, and a submit that comes before is lost: React repeats clicks and keys, but no submits.
 */
export const hydrated = 'island:hydrated';
