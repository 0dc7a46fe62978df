import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deliver, type Outcome } from './deliver.ts';
import { emailLink, markInvalidFields, readMessage, refuseBlanks } from './form-fields.ts';
import { FormResult } from './FormResult.tsx';
import { hydrated } from '../lib/hydrated.ts';

/** The shortest time for which the form says 'Sending...', in milliseconds (specification, section 9). */
const minSendingTime = 2000;

type State = 'idle' | 'sending' | Outcome;

export const confirmation = "Thank you for your message! We'll get back to you soon.";

const buttonLooks: Partial<Record<State, string>> = {
  sending: 'button-spinner',
  delivered: 'button-pulse',
};

interface Props {
  /** The https URL that receives the messages. Without it, the form is a preview and sends nothing. */
  endpoint: string | undefined;
  /** The venue's telephone number and e-mail address, for messages that cannot be sent. */
  telephone: string;
  email: string;
}

/**
 * The button of the contact form, which sends the `<form>` around it. React does not render the fields: translators,
 * password managers and extensions change them, and React would replace them and lose the typed text.
 */
export function ContactForm({ endpoint, telephone, email }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const lastSent = useRef({ text: '', id: '' });
  const [state, setState] = useState<State>('idle');
  const [emailHref, setEmailHref] = useState<string>();

  /** The id of a message. It stays the same on a retry, so that the endpoint can drop duplicates. */
  function idOf(message: object) {
    const text = JSON.stringify(message);
    // randomUUID() exists only on https pages.
    if (text !== lastSent.current.text) lastSent.current = { text, id: crypto.randomUUID?.() };
    return lastSent.current.id;
  }

  const send = useEffectEvent(async (form: HTMLFormElement, fieldset: HTMLFieldSetElement) => {
    // Read before the fields are disabled, because FormData leaves out disabled fields.
    if (fieldset.disabled || !refuseBlanks(form)) return;
    const message = readMessage(form);
    if (!endpoint) setEmailHref(emailLink(email, form));
    setState('sending');
    // A disabled button loses the focus, and screen readers would announce the whole page anew.
    status.current?.focus();
    fieldset.disabled = true;
    // Orca would announce the subject that the form goes back to, as if the visitor had gone there.
    const subject = form.querySelector('select');
    subject?.setAttribute('aria-hidden', 'true');
    const [outcome] = await Promise.all([
      endpoint ? deliver(endpoint, { ...message, id: idOf(message) }) : ('delivered' as const),
      new Promise((resolve) => setTimeout(resolve, minSendingTime)),
    ]);
    fieldset.disabled = false;
    if (outcome === 'delivered') {
      form.reset();
      lastSent.current.text = '';
    }
    subject?.removeAttribute('aria-hidden');
    markInvalidFields(form);
    setState(outcome);
  });

  useEffect(() => {
    const form = button.current?.form;
    const fieldset = button.current?.closest('fieldset');
    if (!form || !fieldset) return;
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const submit = (event: Event) => {
      event.preventDefault();
      void send(form, fieldset);
    };
    form.addEventListener('submit', submit, options);
    for (const type of ['invalid', 'input', 'change']) {
      form.addEventListener(type, (event) => markInvalidFields(form, event), options);
    }
    markInvalidFields(form);
    button.current?.dispatchEvent(new Event(hydrated, { bubbles: true }));
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (state === 'idle' || state === 'sending') return;
    button.current?.focus();
    if (state !== 'delivered') return;
    // After the next paint, so that the page behind the dialog shows the empty form.
    const timer = setTimeout(() => alert(confirmation), 50);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <button
        ref={button}
        type="submit"
        disabled={state === 'sending'}
        className={`button w-full sm:w-auto ${buttonLooks[state] ?? ''}`}
        // Keeps React from replacing a translated button.
        suppressHydrationWarning
      >
        {state === 'sending' ? 'Sending...' : 'Send Message'}
      </button>
      <FormResult
        state={state}
        status={status}
        emailHref={emailHref}
        telephone={telephone}
        email={email}
      />
    </>
  );
}
