import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { telephoneLink, telephoneText } from '../lib/urls.ts';
import { deliver, type Outcome } from './deliver.ts';
import { ContactFields } from './ContactFields.tsx';
import { awake } from './hydrated.ts';

/** How long the form says 'Sending...' at least, in milliseconds (specification, section 9). */
const sendingTime = 2000;

const confirmation = "Thank you for your message! We'll get back to you soon.";

/** What went wrong, as far as the page can know it. */
const troubles = {
  refused: 'Your message was not accepted.',
  late: 'No answer came in time, so we cannot tell whether your message arrived.',
  unreachable: 'The connection failed, so your message has probably not arrived.',
  unclear: 'The answer made no sense, so we cannot tell whether your message arrived.',
};

interface Props {
  /** Where messages go, and how to reach the venue when they cannot; without it, nothing is sent. */
  delivery?: { endpoint: string; telephone: string; email: string } | undefined;
}

/**
 * The contact form. Its fields are the browser's own: they are checked by it, keep what was typed
 * before the island woke, and are cleared once the message counts as sent. `method="dialog"` outside
 * a dialog submits nothing, so that without the island no typed word can reach the address bar.
 */
export function ContactForm({ delivery }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<'idle' | 'sending' | Outcome>('idle');

  useEffect(() => {
    form.current?.dispatchEvent(new Event(awake, { bubbles: true }));
  }, []);

  useEffect(() => {
    if (state === 'idle' || state === 'sending') return;
    if (state === 'delivered') form.current?.reset();
    // A disabled button loses the focus; it comes back once the button can be pressed again.
    button.current?.focus();
    if (state !== 'delivered') return;
    // After the next paint, so that the page behind the dialog shows the form as it is: at rest.
    const timer = setTimeout(() => alert(confirmation), 50);
    return () => clearTimeout(timer);
  }, [state]);

  function outcomeOf({ website, ...message }: Record<string, unknown>): Outcome | Promise<Outcome> {
    if (!delivery) return 'delivered';
    // Whoever fills the field that nobody can see is a program.
    return website ? 'refused' : deliver(delivery.endpoint, message);
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The state is that of the last paint: a second press before the next one must not send again.
    if (busy.current) return;
    busy.current = true;
    // Read at once: disabled fields are no part of the form's data.
    const message = Object.fromEntries(new FormData(event.currentTarget));
    setState('sending');
    const [outcome] = await Promise.all([
      outcomeOf(message),
      new Promise((resolve) => setTimeout(resolve, sendingTime)),
    ]);
    busy.current = false;
    setState(outcome);
  }

  const sending = state === 'sending';
  return (
    <form ref={form} method="dialog" onSubmit={send} aria-labelledby="form-heading">
      <fieldset disabled={sending} className="fields grid gap-5">
        <legend className="sr-only">Your message</legend>
        <ContactFields />
        {delivery && (
          <div className="sr-only" aria-hidden="true" inert>
            <label htmlFor="website">Website</label>
            <input type="text" id="website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <div className="col-span-full">
          <button
            ref={button}
            type="submit"
            disabled={sending}
            className={`button w-full sm:w-auto ${state === 'delivered' ? 'button-pulse' : ''}`}
          >
            {sending && <span className="spinner" aria-hidden="true" />}
            {sending ? 'Sending...' : 'Send Message'}
          </button>
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {sending && 'Sending your message.'}
        {state === 'delivered' && 'Message sent. The form is empty again.'}
      </p>
      {delivery && (
        <div role="alert">
          {state in troubles && (
            <p className="mt-5 border-l-8 border-hibiscus-deep pl-4">
              {troubles[state as keyof typeof troubles]} Every word you typed is still here. Try
              again, call{' '}
              <a className="link" href={telephoneLink(delivery.telephone)}>
                {telephoneText(delivery.telephone)}
              </a>{' '}
              or write to{' '}
              <a className="link" href={`mailto:${delivery.email}`}>
                {delivery.email}
              </a>
              .
            </p>
          )}
        </div>
      )}
    </form>
  );
}
