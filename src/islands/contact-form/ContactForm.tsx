import { useEffect, useRef, useState } from 'react';
import { deliver, type Outcome } from './deliver.ts';
import {
  emailLink,
  hideFromScreenReaders,
  restoreMessage,
  readMessage,
  validate,
  updateFields,
  type Message,
} from './message.ts';
import { formEvent, type FormAttribute } from './events.ts';
import { FormResult } from './FormResult.tsx';
import { useFormEvents } from './use-form-events.ts';

/** The minimum duration of 'Sending...', in milliseconds. */
const minSendingTime = 2000;
/** How long a browser may take to paint, in milliseconds. */
const paintTime = 50;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const sending: FormAttribute = 'data-sending';

export const confirmation = "Thank you for your message! We'll get back to you soon.";

/** The look of both buttons. They fade while a message is sent. */
const buttonLook =
  'grow group-data-sending:bg-paper-rule group-data-sending:[--edge:2px] max-sm:px-1.5';

interface Props {
  /** The https URL that receives the messages. Without it, the form is a preview and sends nothing. */
  endpoint: string | undefined;
  /** The venue's telephone number and e-mail address, for messages that cannot be sent. */
  telephone: string;
  email: string;
  /** The e-mail address for reservations. */
  reservationsEmail: string;
}

/**
 * The buttons and the result of the contact form around this island. React does not render the fields: if a translation tool
 * or a password manager changed them, React would replace them and lose the typed text. The form has the class `group`. It has
 * `data-held` while a submit waits for this island, and `data-sending` while a message is sent.
 */
export function ContactForm({ endpoint, telephone, email, reservationsEmail }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const lastMessage = useRef<Message>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [emailHref, setEmailHref] = useState(`mailto:${email}`);

  async function send(form: HTMLFormElement) {
    const fieldset = button.current?.closest('fieldset');
    // Read the form first, because FormData leaves out disabled fields.
    if (!fieldset || fieldset.disabled || !validate(form)) return;
    const message = readMessage(form);
    lastMessage.current = message;
    setOutcome(undefined);
    form.setAttribute(sending, '');
    // A disabled button loses the focus, and screen readers would read the whole page again.
    status.current?.focus();
    fieldset.disabled = true;
    const showFields = hideFromScreenReaders(form);
    form.dispatchEvent(formEvent('sending'));
    const answer = endpoint ? deliver(endpoint, message) : ('delivered' as const);
    const [result] = await Promise.all([answer, wait(minSendingTime)]);
    form.removeAttribute(sending);
    fieldset.disabled = false;
    if (result === 'delivered') {
      form.dispatchEvent(formEvent('sent'));
      form.reset();
      // The browser paints the empty form before the alert blocks the page.
      await wait(paintTime);
    }
    showFields();
    updateFields(form);
    try {
      if (result === 'delivered') alert(confirmation);
    } finally {
      setOutcome(result);
    }
  }

  function update(form: HTMLFormElement, event?: Event) {
    updateFields(form, event);
    const isReservation = readMessage(form)['subject'] === 'reservations';
    const to = isReservation ? reservationsEmail : email;
    if (!endpoint) setEmailHref(emailLink(to, form));
  }

  function restore() {
    const form = button.current?.form;
    if (!form) return;
    const showFields = hideFromScreenReaders(form);
    restoreMessage(form, lastMessage.current);
    showFields();
    setOutcome(undefined);
    form.querySelector('textarea')?.focus();
  }

  useFormEvents(button, send, update);

  useEffect(() => {
    if (!outcome) return;
    status.current?.scrollIntoView({ block: 'nearest' });
    // The alert thanks for the message, so screen readers must hear next that a preview sends nothing.
    const isPreview = outcome === 'delivered' && !endpoint;
    (isPreview ? status : button).current?.focus();
  }, [outcome, endpoint]);

  return (
    // Elements are at the top level, where React tolerates injected nodes. `suppressHydrationWarning` is for translated text.
    <>
      {!endpoint && (
        <a
          className={`button group-data-sending:pointer-events-none ${buttonLook}`}
          href={emailHref}
          suppressHydrationWarning
        >
          Send as Email
        </a>
      )}
      <button
        ref={button}
        type="submit"
        className={`${endpoint ? 'button' : 'button-quiet justify-center'} disabled:cursor-progress ${buttonLook} ${outcome === 'delivered' ? 'confirm' : ''}`}
      >
        <span className="group-data-held:hidden group-data-sending:hidden" suppressHydrationWarning>
          Send Message
        </span>
        <span className="hidden group-data-held:inline" suppressHydrationWarning>
          One moment...
        </span>
        <span className="spinner hidden group-data-sending:inline" suppressHydrationWarning>
          Sending...
        </span>
      </button>
      <FormResult
        outcome={outcome}
        status={status}
        emailHref={endpoint ? undefined : emailHref}
        venue={{ telephone, email }}
        restore={restore}
      />
    </>
  );
}
