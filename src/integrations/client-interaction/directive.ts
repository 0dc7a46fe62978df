import type { ClientDirective } from 'astro';
import { hydrated } from '../../lib/hydrated.ts';

/**
 * The directive `client:interaction`: an island hydrates when a visitor first touches, focuses or types into it or
 * the form around it, so that a page which is only read loads no React. A submit that comes earlier is repeated
 * after hydration. If the script cannot load, the form shows its `[data-load-error]` and forgets that submit.
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

  // Astro has then tried a second address as well: a browser may keep a failed import. The next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    if (error && submitted) error.hidden = false;
    loading = submitted = false;
  });
  island.addEventListener(hydrated, () => {
    if (submitted) form?.requestSubmit();
  });
};

export default interaction;
