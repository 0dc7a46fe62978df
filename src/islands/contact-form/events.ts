/**
 * The events between the parts of the form, on its `<form>`. The scripts of the page import only their types: a value that
 * they shared with the island would become a separate file.
 */
interface FormEvents {
  /** From the island, once it handles submits. hold-submit.ts then repeats a held submit. */
  ready: Event;
  /** From the island, when it sends a message. From now on, the browser asks before the visitor leaves: hold-submit.ts. */
  sending: Event;
  /** From the island, when the message was delivered, before it empties the fields. The browser then stops asking. */
  sent: Event;
  /** From the browser, and from the island when it has filled in the fields again. booking-fields.ts then updates them. */
  change: Event;
  /** From Astro, when a file of the island has not loaded. hold-submit.ts shows the error. */
  'astro:hydration-error': Event;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Merges the events into those of the platform.
  interface HTMLElementEventMap extends FormEvents {}
}

/**
 * The attributes that show a state. Style sheets and class names also read them.
 * - `data-held` on the form: hold-submit.ts holds a submit.
 * - `data-sending` on the form: the island sends a message.
 * - `data-booking` on the root and on `.form-panel`: the booking is shown. From show-booking.js before the first paint, then from
 *   booking-fields.ts.
 */
export type FormAttribute = 'data-held' | 'data-sending' | 'data-booking';

/** Creates an event for the island. */
export const formEvent = (type: keyof FormEvents) => new Event(type);
