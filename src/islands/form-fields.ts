import { tableInWords } from './table-in-words.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields by name. None is empty. */
export type Message = Record<string, string>;

/** Neither blanks nor signs that nobody sees. A braille pattern without dots counts as a symbol. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What the visitor has chosen and typed. A wish for a table is also there in words, as `table`. */
export function readMessage(form: HTMLFormElement): Message {
  const fields = [...new FormData(form)] as [string, string][];
  const message: Message = Object.fromEntries(fields.filter(([, value]) => value));
  const table = tableInWords(message, form.querySelector('[data-night=true] :checked') !== null);
  return table ? { ...message, table } : message;
}

/** Fills the form with a message that was read from it. */
export function putBack(form: HTMLFormElement, message: Message) {
  for (const [name, value] of Object.entries(message)) {
    const field = form.elements.namedItem(name) as Field | RadioNodeList | null;
    if (field) field.value = value;
  }
  form.dispatchEvent(new Event('change'));
}

/**
 * Empties required fields in which nothing can be seen, and returns whether the form is valid. The browser reports an
 * emptied field like any other empty one.
 */
export function refuseBlanks(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<Field>('[required]')) {
    if (!visible.test(field.value)) field.value = '';
  }
  return form.reportValidity();
}

/**
 * Shows the wish for a table in words, and ties the errors that are shown to their fields. Sets `aria-invalid` to match
 * `:user-invalid`, which some browsers update only after the event `invalid`. Without it, Firefox reports a required field
 * as invalid to screen readers before the visitor has used it.
 */
export function updateFields(form: HTMLFormElement, event?: Event) {
  for (const field of form.querySelectorAll<Field>('[aria-invalid]')) {
    const refused = event?.type === 'invalid' && !field.validity.valid;
    const invalid = refused || field.matches(':user-invalid');
    field.setAttribute('aria-invalid', String(invalid));
    // Screen readers would also read an error that is not shown.
    if (invalid) field.setAttribute('aria-describedby', `${field.id}-error`);
    else field.removeAttribute('aria-describedby');
  }
  const stub = form.querySelector('[data-table]');
  if (stub) stub.textContent = readMessage(form)['table'] ?? '';
}

/** The `mailto:` link with the form's message (RFC 6068). */
export function emailLink(to: string, form: HTMLFormElement): string {
  const { table, message, name, email } = readMessage(form);
  const subject = form.querySelector('select')?.selectedOptions[0]?.label ?? '';
  const parts = [table, message, [name, email].filter(Boolean).join('\n')];
  const body = parts.filter(Boolean).join('\n\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
