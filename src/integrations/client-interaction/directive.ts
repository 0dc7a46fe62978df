import type { ClientDirective } from 'astro';
import { hydrated } from '../../lib/hydrated.ts';

/**
 * `client:interaction` hydrates an island at the first touch, focus or key in it or in the form around it. A page
 * that is only read loads no React. A submit before hydration is repeated afterwards. If the script fails to load,
 * the form shows its `[data-load-error]` and drops that submit.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const form = island.closest('form');
  const error = form?.querySelector<HTMLElement>('[data-load-error]');
  let loading = false;
  let submitted = false;

  const hydrate = async ({ type }: Event) => {
    if (type === 'submit') {
      submitted = true;
      if (error) error.hidden = true;
    }
    if (loading) return;
    loading = true;
    const run = await load();
    await run();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'submit']) {
    (form ?? island).addEventListener(type, hydrate);
  }

  // Astro has already retried once, under another URL. The next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    if (error && submitted) error.hidden = false;
    loading = submitted = false;
  });
  island.addEventListener(hydrated, () => {
    if (submitted) form?.requestSubmit();
  });
};

export default interaction;
