/** A text field of the form. */
interface Input {
  /** Its name in the message, also in the sentence "We need your …". */
  name: string;
  type: 'text' | 'email' | 'tel' | 'url';
  /** A token of HTML's autofill (WCAG 2.2, 1.3.5), or `off`. */
  autocomplete: AutoFill;
  label: string;
  placeholder: string;
  /** Shown while the field is empty, or is not of its type. */
  error: string;
  /** Whether a message can be sent without it. */
  optional?: boolean;
}

/** The text fields. Name a new one in the privacy policy (`formDelivery`) and in docs/deployment.md. */
export const inputs: readonly Input[] = [
  {
    name: 'name',
    type: 'text',
    autocomplete: 'name',
    label: 'Full name',
    placeholder: 'Enter your full name',
    error: 'Please tell us your name.',
  },
  {
    name: 'email',
    type: 'email',
    autocomplete: 'email',
    label: 'Email address',
    placeholder: 'Enter your email address',
    error: 'Enter an email such as ann@example.com.',
  },
];

/** The subjects by value. The booking fields belong to `reservations`. */
export const subjects: ReadonlyMap<string, string> = new Map([
  ['reservations', 'Reservations & Booking'],
  ['gaming', 'Gaming Information'],
  ['dining', 'Dining & Events'],
  ['services', 'Premium Services'],
  ['feedback', 'Feedback & Suggestions'],
  ['other', 'Other Inquiries'],
]);

/** The names of all fields of a message. `table` is the booking in words. */
export const fieldNames: readonly string[] = [
  ...inputs.map(({ name }) => name),
  ...['subject', 'message', 'guests', 'day', 'time', 'table'],
];
