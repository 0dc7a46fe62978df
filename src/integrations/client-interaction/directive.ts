import type { ClientDirective } from 'astro';

/**
 * `client:interaction` hydrates an island at the first touch, focus or key in it or in the form around it. A page
 * that is only read loads no React.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let loading = false;
  const hydrate = async () => {
    if (loading) return;
    loading = true;
    const run = await load();
    await run();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'submit']) {
    (island.closest('form') ?? island).addEventListener(type, hydrate);
  }
  // Astro retries once, under another URL. Afterwards, the next touch tries again.
  island.addEventListener('astro:hydration-error', () => (loading = false));
};

export default interaction;
