import type { ClientDirective } from 'astro';
import { hydrated } from '../../lib/hydrated.ts';

/** How long a submit waits for its script, in milliseconds. */
const patience = 10_000;

/**
 * `client:interaction` hydrates an island at the first touch, focus or key in it or in the form around it. A page
 * that is only read loads no React. A submit before hydration is held and repeated afterwards. Until then the form has
 * `data-sending`. If the script fails to load or takes too long, the form shows its `[data-load-error]` and drops that
 * submit. So does a changed field, without the error: only what was on the screen at the press is ever sent.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const form = island.closest('form');
  const error = form?.querySelector<HTMLElement>('[data-load-error]');
  const waiting = new AbortController();
  const { signal } = waiting;
  let loading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Forgets the held submit, and returns whether there was one. */
  const drop = () => {
    const held = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    form?.removeAttribute('data-sending');
    return held;
  };
  const fail = () => {
    if (drop() && error) error.hidden = false;
  };
  const hydrate = async () => {
    if (loading) return;
    loading = true;
    const run = await load();
    await run();
  };

  for (const type of ['pointerdown', 'focusin', 'keydown', 'submit']) {
    (form ?? island).addEventListener(type, hydrate, { signal });
  }
  form?.addEventListener('submit', () => {
    if (error) error.hidden = true;
    if (signal.aborted) return;
    form.setAttribute('data-sending', '');
    timer ??= setTimeout(fail, patience);
  });
  form?.addEventListener('input', drop, { signal });

  // Astro has already retried once, under another URL. The next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    loading = false;
    fail();
  });
  island.addEventListener(hydrated, () => {
    waiting.abort();
    if (drop()) form?.requestSubmit();
  });
};

export default interaction;
