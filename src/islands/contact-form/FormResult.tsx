import type { RefObject } from 'react';
import { telephoneLink, telephoneText } from '../../lib/addresses/contact-links.ts';
import type { Outcome } from './deliver.ts';

/** The error message of each failed outcome. */
const errors = {
  refused: 'Your message was not accepted.',
  unclear: 'We cannot tell whether your message arrived.',
  offline: 'You are offline, so nothing was sent.',
};

interface Props {
  outcome: Outcome | undefined;
  /** The live region, which has the focus while the message is sent. */
  status: RefObject<HTMLParagraphElement | null>;
  /** The `mailto:` link with the message. Only a form without an endpoint, a preview, has it. */
  emailHref: string | undefined;
  /** The venue's telephone number and e-mail address, for messages that cannot be sent. */
  venue: { telephone: string; email: string };
  /** Fills the form with the last message. */
  restore: () => void;
}

/**
 * Shows whether the message was sent. The live region is always in the page, because screen readers do not announce a new
 * one. It has no role: Orca reads an empty `status` as "status bar", and does not read changes of an `alert`. Each message is
 * an element, because translation tools replace the text nodes that React expects.
 */
export function FormResult({ outcome, status, emailHref, venue, restore }: Props) {
  const { telephone, email } = venue;
  const call = (
    <a className="link" href={telephoneLink(telephone)}>
      {telephoneText(telephone)}
    </a>
  );
  return (
    <p ref={status} tabIndex={-1} aria-live="polite" className="-mt-3 basis-full scroll-mb-6">
      <span className="sr-only hidden group-data-sending:inline" suppressHydrationWarning>
        Sending your message.
      </span>
      {outcome === 'delivered' && !emailHref && (
        <span className="notice notice-sent">Message sent. You can write another one.</span>
      )}
      {outcome === 'delivered' && emailHref && (
        <span className="notice notice-strong">
          <strong>Nothing was sent: this form sends nothing by itself.</strong> We kept your text.
          Put it back into the form,{' '}
          <a className="link" href={emailHref}>
            send it as an email
          </a>
          , or call {call}.{' '}
          <button type="button" className="button-quiet mt-3 block" onClick={restore}>
            Put it back
          </button>
        </span>
      )}
      {outcome && outcome !== 'delivered' && (
        <span className="notice">
          {errors[outcome]} Everything you typed is still here. Try again, call {call} or write to{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </span>
      )}
    </p>
  );
}
