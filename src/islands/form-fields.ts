type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is typed into the form, by the names of its fields. */
export const readMessage = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/**
 * Whether the form has no required field that holds blanks alone. Such a field is emptied, so that the browser
 * names it as it does any empty one.
 */
export function refuseBlanks(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<Field>('input, textarea')) {
    if (!field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}

/**
 * Sets `aria-invalid` to what the browser shows. Without it, Firefox tells screen readers that a required field
 * is invalid before anyone has been in it.
 */
export function markInvalidFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.setAttribute('aria-invalid', String(field.matches(':user-invalid')));
  }
}

/** The link that opens what is typed into the form as an e-mail (RFC 6068). */
export function emailLink(to: string, form: HTMLFormElement): string {
  const { name, email, message } = readMessage(form);
  const subject = form.querySelector('select')?.selectedOptions[0]?.label ?? '';
  const body = `${message}\n\n${name}\n${email}`.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
