import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `submit` when the form around the button is submitted, and `update` at first and whenever a field changes or the
 * browser finds it invalid.
 */
export function useFormEvents(
  button: RefObject<HTMLButtonElement | null>,
  submit: (form: HTMLFormElement) => unknown,
  update: (form: HTMLFormElement, event?: Event) => void,
) {
  const handle = useEffectEvent((form: HTMLFormElement, event?: Event) => {
    if (event?.type !== 'submit') return update(form, event);
    event.preventDefault();
    void submit(form);
  });

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const listeners = new AbortController();
    for (const type of ['submit', 'invalid', 'input', 'change']) {
      const options = { capture: true, signal: listeners.signal };
      form.addEventListener(type, (event) => handle(form, event), options);
    }
    handle(form);
    // React repeats clicks and keys from before hydration itself, but no submit. The page has held it.
    form.dispatchEvent(new Event('ready'));
    return () => listeners.abort();
  }, [button]);
}
