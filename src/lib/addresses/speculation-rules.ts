import { withBase, gameUrl } from './urls.ts';
import { mainLinks } from './navigation.ts';

/**
 * The pages that browsers load when the pointer is on a link (`moderate`). Game pages are prefetched but not prerendered,
 * which would start their demos. Chrome does neither with Save-Data, the battery saver or little memory
 * (https://developer.chrome.com/docs/web-platform/prerender-pages, "Chrome limits").
 */
export function speculationRules(base?: string) {
  const onHover = (addresses: string[]) => [
    { where: { href_matches: addresses }, eagerness: 'moderate' },
  ];
  return {
    prerender: onHover(mainLinks.map(({ path }) => withBase(path, base))),
    prefetch: onHover([gameUrl('*', base)]),
  };
}
