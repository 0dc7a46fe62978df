import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { awake } from './awake';

/** How long the form says 'Sending...', in milliseconds (specification, section 9). */
const sendingTime = 2000;

const confirmation = "Thank you for your message! We'll get back to you soon.";

const subjects = [
  ['reservations', 'Reservations & Booking'],
  ['gaming', 'Gaming Information'],
  ['dining', 'Dining & Events'],
  ['services', 'Premium Services'],
  ['feedback', 'Feedback & Suggestions'],
  ['other', 'Other Inquiries'],
] as const;

type State = 'idle' | 'sending' | 'sent';

/**
 * The contact form. Its fields are the browser's own: they are checked by it, keep what was typed
 * before the island woke, and are cleared once the message counts as sent. `method="dialog"` outside
 * a dialog submits nothing, so that without the island no typed word can reach the address bar.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    form.current?.dispatchEvent(new Event(awake, { bubbles: true }));
  }, []);

  useEffect(() => {
    if (state !== 'sending') return;
    const timer = setTimeout(() => setState('sent'), sendingTime);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state !== 'sent') return;
    form.current?.reset();
    // A disabled button loses the focus; it comes back once the button can be pressed again.
    button.current?.focus();
    // After the next paint, so that the page behind the dialog shows the form as it is: at rest.
    const timer = setTimeout(() => alert(confirmation), 50);
    return () => clearTimeout(timer);
  }, [state]);

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (state !== 'sending') setState('sending');
  }

  const sending = state === 'sending';
  return (
    <form ref={form} method="dialog" onSubmit={send} aria-labelledby="form-heading">
      <fieldset disabled={sending} className="grid gap-5 sm:grid-cols-2">
        <legend className="sr-only">Your message</legend>
        <Field label="Full name" id="name">
          <input
            className="field"
            type="text"
            id="name"
            name="name"
            autoComplete="name"
            placeholder="Enter your full name"
            required
          />
        </Field>
        <Field label="Email address" id="email">
          <input
            className="field"
            type="email"
            id="email"
            name="email"
            autoComplete="email"
            placeholder="Enter your email address"
            required
          />
        </Field>
        <Field label="Subject" id="subject" wide>
          <select className="field" id="subject" name="subject" required>
            <option value="">Select a subject</option>
            {subjects.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Message" id="message" wide>
          <textarea
            className="field"
            id="message"
            name="message"
            rows={6}
            placeholder="Tell us how we can help you..."
            required
          />
        </Field>
        <div className="sm:col-span-2">
          <button
            ref={button}
            type="submit"
            disabled={sending}
            className={`button w-full sm:w-auto ${state === 'sent' ? 'button-pulse' : ''}`}
          >
            {sending && <span className="spinner" aria-hidden="true" />}
            {sending ? 'Sending...' : 'Send Message'}
          </button>
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {sending && 'Sending your message.'}
        {state === 'sent' && 'Message sent. The form is empty again.'}
      </p>
    </form>
  );
}

function Field(props: { label: string; id: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={props.wide ? 'sm:col-span-2' : undefined}>
      <label className="mb-2 block font-semibold" htmlFor={props.id}>
        {props.label}
      </label>
      {props.children}
    </div>
  );
}
