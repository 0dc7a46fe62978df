import type { ReactNode } from 'react';

const subjects = [
  ['reservations', 'Reservations & Booking'],
  ['gaming', 'Gaming Information'],
  ['dining', 'Dining & Events'],
  ['services', 'Premium Services'],
  ['feedback', 'Feedback & Suggestions'],
  ['other', 'Other Inquiries'],
] as const;

/**
 * As it stands in the page, so that React leaves it alone: as it takes a textarea over, it sets what that held at
 * first, and Firefox then forgets that the field was found empty (`:user-invalid`).
 */
const message =
  '<textarea class="field" id="message" name="message" rows="6" placeholder="Tell us how we can help you..." required></textarea>';

/** The four fields of the contact form. */
export function ContactFields() {
  return (
    <>
      <Field label="Full name" id="name">
        <input
          className="field"
          type="text"
          id="name"
          name="name"
          autoComplete="name"
          placeholder="Enter your full name"
          required
        />
      </Field>
      <Field label="Email address" id="email">
        <input
          className="field"
          type="email"
          id="email"
          name="email"
          autoComplete="email"
          placeholder="Enter your email address"
          required
        />
      </Field>
      <Field label="Subject" id="subject" wide>
        <select className="field" id="subject" name="subject" required>
          <option value="">Select a subject</option>
          {subjects.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Message" id="message" wide>
        <div dangerouslySetInnerHTML={{ __html: message }} />
      </Field>
    </>
  );
}

function Field(props: { label: string; id: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={props.wide ? 'col-span-full' : undefined}>
      <label className="mb-2 block font-semibold" htmlFor={props.id}>
        {props.label}
      </label>
      {props.children}
    </div>
  );
}
