type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the visitor has filled in, by field name. */
export type Message = Record<string, FormDataEntryValue>;

/** Neither blanks nor signs that nobody sees. A braille pattern without dots counts as a symbol. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const readMessage = (form: HTMLFormElement): Message =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value));

/** Fills the form with a message that was read from it. */
export function putBack(form: HTMLFormElement, message: Message) {
  for (const [name, value] of Object.entries(message)) {
    (form.elements.namedItem(name) as Field | RadioNodeList).value = String(value);
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
 * Sets `aria-invalid` to match `:user-invalid`, which some browsers update only after the event `invalid`. Without it,
 * Firefox reports a required field as invalid to screen readers before the visitor has used it.
 */
export function markInvalidFields(form: HTMLFormElement, event?: Event) {
  for (const field of form.querySelectorAll<Field>('[aria-invalid]')) {
    const refused = event?.type === 'invalid' && !field.validity.valid;
    const invalid = refused || field.matches(':user-invalid');
    field.setAttribute('aria-invalid', String(invalid));
    field.ariaDescription = invalid ? field.validationMessage : null;
  }
}

/** The `mailto:` link with the form's message (RFC 6068). */
export function emailLink(to: string, form: HTMLFormElement): string {
  const { name, email, message } = readMessage(form);
  const subject = form.querySelector('select')?.selectedOptions[0]?.label ?? '';
  const body = `${message}\n\n${name}\n${email}`.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
