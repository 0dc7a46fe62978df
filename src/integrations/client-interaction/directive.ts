import type { ClientDirective } from 'astro';

/**
 * `client:interaction` hydrates an island at the first press, focus, key or submit in the island or the form around it.
 * Visitors who only read a page download no React.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let isLoading = false;
  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    const run = await load();
    await run();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'submit']) {
    (island.closest('form') ?? island).addEventListener(type, hydrate);
  }
  // Astro itself retries once, under another URL. After that, the next interaction tries again.
  island.addEventListener('astro:hydration-error', () => (isLoading = false));
};

export default interaction;
