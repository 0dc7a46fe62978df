import { formEvent } from './events.ts';
import { fieldNames, subjects } from './form-fields.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of fields, by name. Empty fields are left out. */
export type Message = Record<string, string>;

/** A visible character. Unicode classifies the blank braille pattern (U+2800) as a symbol. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Reads the form, without the fields that browser extensions add to it. */
export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const fields = fieldNames.map((name) => [name, data.get(name)]);
  return Object.fromEntries(fields.filter(([, value]) => value)) as Message;
}

/**
 * Hides the fields from screen readers, and returns a function that shows them again. Otherwise, Orca reads each field that a
 * script changes.
 */
export function hideFromScreenReaders(form: HTMLFormElement): () => void {
  const fields = form.querySelectorAll('input, select, textarea, output');
  for (const field of fields) field.setAttribute('aria-hidden', 'true');
  return () => {
    for (const field of fields) field.removeAttribute('aria-hidden');
  };
}

/** Fills in the form with a message from `readMessage()`. */
export function restoreMessage(form: HTMLFormElement, message: Message) {
  for (const [name, value] of Object.entries(message)) {
    const field = form.querySelector(`#${name}`) ?? form.elements.namedItem(name);
    if (field) (field as Field | RadioNodeList).value = value;
  }
  form.dispatchEvent(formEvent('change'));
}

/**
 * Empties required fields without a visible character, so that the browser reports them. Returns whether the form is valid.
 */
export function validate(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<Field>('[required]')) {
    if (!visible.test(field.value)) field.value = '';
  }
  return form.reportValidity();
}

/**
 * Sets `aria-invalid` to match `:user-invalid`, which some browsers update only after the event `invalid`. Without it,
 * Firefox reports a required field as invalid to screen readers before the visitor has used it.
 */
export function updateFields(form: HTMLFormElement, event?: Event) {
  for (const field of form.querySelectorAll<Field>('[aria-invalid]')) {
    const isRefused = event?.type === 'invalid' && !field.validity.valid;
    field.setAttribute('aria-invalid', String(isRefused || field.matches(':user-invalid')));
  }
}

/** The fields that an e-mail contains elsewhere: as its subject, as its text, or in the words of the booking. */
const inOtherParts = ['subject', 'message', 'table', 'guests', 'day', 'time'];

/** The `mailto:` link with the form's message (RFC 6068). */
export function emailLink(to: string, form: HTMLFormElement): string {
  const fields = readMessage(form);
  // The name, the e-mail address, and any fields that are added later.
  const others = Object.keys(fields).filter((name) => !inOtherParts.includes(name));
  const parts = [fields['table'], fields['message'], others.map((name) => fields[name]).join('\n')];
  const headers = {
    // Not the text of the option, which a translator may have changed.
    subject: subjects.get(fields['subject'] ?? ''),
    body: parts.filter(Boolean).join('\n\n').replace(/\r?\n/g, '\r\n'),
  };
  const query = Object.entries(headers)
    .filter(([, value]) => value)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  return [`mailto:${to}`, query.join('&')].filter(Boolean).join('?');
}
