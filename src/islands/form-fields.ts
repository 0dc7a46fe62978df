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
 * Sets `aria-invalid` to match `:user-invalid`, which some browsers update only after the event `invalid`. Without it,
 * Firefox reports a required field as invalid to screen readers before the visitor has used it. The description says
 * what is wrong, because screen readers may not read the browser's bubble.
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
