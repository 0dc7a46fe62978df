import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deliver, type Outcome } from './deliver.ts';
import { emailLink, markInvalidFields, readMessage, refuseBlanks } from './form-fields.ts';
import { FormResult } from './FormResult.tsx';
import { hydrated } from '../lib/hydrated.ts';

/** How long the form says 'Sending...' at least, in milliseconds (specification, section 9). */
const sendingTime = 2000;

type State = 'idle' | 'sending' | Outcome;

const confirmation = "Thank you for your message! We'll get back to you soon.";

const buttonLooks: Partial<Record<State, string>> = {
  sending: 'button-spinner',
  delivered: 'button-pulse',
};

interface Props {
  /** The https address that takes the messages; without it, the form is a preview and sends nothing. */
  endpoint: string | undefined;
  /** How else to reach the venue. */
  telephone: string;
  email: string;
}

/**
 * Sends the `<form>` that it stands in. React owns the button and what is said below it, but no field: translators,
 * password managers and extensions change the page, and React would then render it anew and lose what was typed.
 */
export function ContactForm({ endpoint, telephone, email }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const lastSent = useRef({ text: '', id: '' });
  const [state, setState] = useState<State>('idle');
  const [emailHref, setEmailHref] = useState<string>();

  /** The same message keeps its id when it is sent again, so that the endpoint can drop the second one. */
  function idOf(message: object) {
    const text = JSON.stringify(message);
    // Only pages that came over https have randomUUID().
    if (text !== lastSent.current.text) lastSent.current = { text, id: crypto.randomUUID?.() };
    return lastSent.current.id;
  }

  const send = useEffectEvent(async (form: HTMLFormElement, fieldset: HTMLFieldSetElement) => {
    // Reads everything before the fields are disabled: those are no part of a form's data.
    if (fieldset.disabled || !refuseBlanks(form)) return;
    const message = readMessage(form);
    if (!endpoint) setEmailHref(emailLink(email, form));
    setState('sending');
    fieldset.disabled = true;
    const [outcome] = await Promise.all([
      endpoint ? deliver(endpoint, { ...message, id: idOf(message) }) : ('delivered' as const),
      new Promise((resolve) => setTimeout(resolve, sendingTime)),
    ]);
    fieldset.disabled = false;
    if (outcome === 'delivered') {
      form.reset();
      lastSent.current.text = '';
    }
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
      form.addEventListener(type, () => markInvalidFields(form), options);
    }
    markInvalidFields(form);
    button.current?.dispatchEvent(new Event(hydrated, { bubbles: true }));
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (state === 'idle' || state === 'sending') return;
    // A disabled button loses the focus; it comes back once the button can be pressed again.
    button.current?.focus();
    if (state !== 'delivered') return;
    // After the next paint, so that the page behind the dialog shows the form as it is: at rest.
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
        // A translated page is no reason to render the button anew.
        suppressHydrationWarning
      >
        {state === 'sending' ? 'Sending...' : 'Send Message'}
      </button>
      <FormResult state={state} emailHref={emailHref} telephone={telephone} email={email} />
    </>
  );
}
