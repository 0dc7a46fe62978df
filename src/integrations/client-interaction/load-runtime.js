// Lets the directive wait for a touch of each island without Astro's script, which the first touch loads.
{
  // The contact form may put today's address there, where a new version of the site has taken the place of this one.
  const { dataset } = document.currentScript;
  const wait = window.Astro.interaction;
  const loads = new Map();
  window.Astro.interaction = (load, _options, island) => loads.set(island, load);
  for (const island of document.querySelectorAll('astro-island')) {
    const load = async () => {
      // Astro's script would ask for these only once it has come itself.
      for (const url of ['component-url', 'renderer-url']) {
        import(island.getAttribute(url)).catch(() => undefined);
      }
      try {
        await import(dataset.runtime);
      } catch {
        // Browsers remember a script that failed by its URL.
        dataset.runtime += '?';
        island.dispatchEvent(new Event('astro:hydration-error'));
        return () => undefined;
      }
      return loads.get(island)();
    };
    wait(load, {}, island);
  }
}
