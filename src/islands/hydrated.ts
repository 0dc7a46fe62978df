/**
 * The event by which an island says that it is awake: its handlers are attached. React itself does not
 * tell, and a submit that it hears before is lost (it repeats clicks and keys, but no submits).
 */
export const awake = 'island:awake';
