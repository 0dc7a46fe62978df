type Field = HTMLInputElement | HTMLTextAreaElement;

/** The values of the form, by field name. */
export const readMessage = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/**
 * Empties fields that hold only blanks, and returns whether the form is valid. The browser reports an emptied field
 * like any other empty one.
 */
export function refuseBlanks(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<Field>('input, textarea')) {
    if (!field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}

/**
 * Sets `aria-invalid` to match `:user-invalid`. Without it, Firefox reports a required field as invalid to screen
 * readers before the visitor has used it.
 */
export function markInvalidFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.setAttribute('aria-invalid', String(field.matches(':user-invalid')));
  }
}

/** The `mailto:` link with the form's message (RFC 6068). */
export function emailLink(to: string, form: HTMLFormElement): string {
  const { name, email, message } = readMessage(form);
  const subject = form.querySelector('select')?.selectedOptions[0]?.label ?? '';
  const body = `${message}\n\n${name}\n${email}`.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
