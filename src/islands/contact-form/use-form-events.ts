import { formEvent } from './events.ts';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `submit` when the button's form is submitted, and `update` on mount and whenever a field changes or is reported as
 * invalid.
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
    // React replays clicks and keys from before hydration, but not a submit. `hold-submit.ts` repeats it on this event.
    form.dispatchEvent(formEvent('ready'));
    return () => listeners.abort();
  }, [button]);
}
