import type { RefObject } from 'react';

/** The look of both buttons. They fade while a message is sent. */
const look = 'grow group-data-sending:bg-paper-rule group-data-sending:[--edge:2px] max-sm:px-1.5';

interface Props {
  /** The button that submits the form. */
  submit: RefObject<HTMLButtonElement | null>;
  /** The `mailto:` link with the message. Only a form without an endpoint has it. */
  emailHref: string | undefined;
  /** Whether the message was delivered, which a short pulse confirms. */
  isDelivered: boolean;
}

/**
 * The buttons of the form. Elements are at the top level, where React tolerates injected nodes. `suppressHydrationWarning` is for
 * translated text.
 */
export function FormButtons({ submit, emailHref, isDelivered }: Props) {
  return (
    <>
      {emailHref && (
        <a
          className={`button group-data-sending:pointer-events-none ${look}`}
          href={emailHref}
          suppressHydrationWarning
        >
          Send as Email
        </a>
      )}
      <button
        ref={submit}
        type="submit"
        className={`${emailHref ? 'button-quiet justify-center' : 'button'} disabled:cursor-progress ${look} ${isDelivered ? 'confirm' : ''}`}
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
    </>
  );
}
