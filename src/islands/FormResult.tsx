import { telephoneLink, telephoneText } from '../lib/urls.ts';
import type { Outcome } from './deliver.ts';

/** What went wrong, as far as the page can know it. */
const problems = {
  refused: 'Your message was not accepted.',
  unclear: 'We cannot tell whether your message arrived.',
};

interface Props {
  state: 'idle' | 'sending' | Outcome;
  /** The link that opens the message as an e-mail, where the form is a preview that sends nothing. */
  emailHref: string | undefined;
  /** How else to reach the venue. */
  telephone: string;
  email: string;
}

/**
 * Says what became of the message. Both regions stand in the page from the start, or screen readers would not
 * hear them. They change by whole elements: a translator replaces texts that React would look for in vain.
 */
export function FormResult({ state, emailHref, telephone, email }: Props) {
  const call = (
    <a className="link" href={telephoneLink(telephone)}>
      {telephoneText(telephone)}
    </a>
  );
  return (
    <>
      <p role="status">
        {state === 'sending' && <span className="sr-only">Sending your message.</span>}
        {state === 'delivered' && !emailHref && (
          <span className="sr-only">Message sent. The form is empty again.</span>
        )}
        {state === 'delivered' && emailHref && (
          <span className="notice">
            This form is a preview, so nothing was sent.{' '}
            <a className="link" href={emailHref}>
              Send your message by e-mail
            </a>{' '}
            with everything you typed, or call {call}.
          </span>
        )}
      </p>
      <p role="alert">
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
    </>
  );
}
