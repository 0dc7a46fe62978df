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
import { FormButtons } from './FormButtons.tsx';
import { FormResult } from './FormResult.tsx';
import { useFormEvents } from './use-form-events.ts';

/** The minimum duration of 'Sending...', in milliseconds. */
const minSendingTime = 2000;
/** How long a browser may take to paint, in milliseconds. */
const paintTime = 50;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const sending: FormAttribute = 'data-sending';

const confirmation = "Thank you for your message! We'll get back to you soon.";

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
    <>
      <FormButtons
        submit={button}
        emailHref={endpoint ? undefined : emailHref}
        isDelivered={outcome === 'delivered'}
      />
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
