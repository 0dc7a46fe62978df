import type { RefObject } from 'react';
import { telephoneLink, telephoneText } from '../lib/urls.ts';
import type { Outcome } from './deliver.ts';

/** The error message of each failed outcome. */
export const problems = {
  refused: 'Your message was not accepted.',
  unclear: 'We cannot tell whether your message arrived.',
};

interface Props {
  state: 'idle' | 'sending' | Outcome;
  /** The live region, which has the focus while the message is sent. */
  status: RefObject<HTMLParagraphElement | null>;
  /** The `mailto:` link with the message. Only a preview has it, because it sends nothing. */
  emailHref: string | undefined;
  /** The venue's telephone number and e-mail address, for messages that cannot be sent. */
  telephone: string;
  email: string;
}

/**
 * Says whether the message was sent. The live region is always in the page, or screen readers would not announce it. It
 * has no role: Orca says "status bar" for an empty `status`, and nothing for an `alert` whose text changes. Each message
 * is a whole element, because translators replace the text nodes that React expects.
 */
export function FormResult({ state, status, emailHref, telephone, email }: Props) {
  const call = (
    <a className="link" href={telephoneLink(telephone)}>
      {telephoneText(telephone)}
    </a>
  );
  return (
    <p ref={status} tabIndex={-1} aria-live="polite" className="focus:outline-none">
      {state === 'sending' && <span className="sr-only">Sending your message.</span>}
      {state === 'delivered' && !emailHref && (
        <span className="sr-only">Message sent. The form is empty again.</span>
      )}
      {state === 'delivered' && emailHref && (
        <span className="notice">
          This form is a preview, so nothing was sent.{' '}
          <a className="link" href={emailHref}>
            Send your message by email
          </a>{' '}
          with everything you typed, or call {call}.
        </span>
      )}
      {(state === 'refused' || state === 'unclear') && (
        <span className="notice">
          {problems[state]} Everything you typed is still here. Try again, call {call} or write to{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </span>
      )}
    </p>
  );
}
