import { withBase, gameUrl } from './urls.ts';
import { pages } from './navigation.ts';

/**
 * What a browser may load when a visitor points at a link or touches it (`moderate`). Game pages are only fetched:
 * prerendering one would start its demo. Chrome does neither with Save-Data, battery saver or little memory
 * (https://developer.chrome.com/docs/web-platform/prerender-pages, "Chrome limits").
 */
export function speculationRules(base?: string) {
  const onHover = (addresses: string[]) => [
    { where: { href_matches: addresses }, eagerness: 'moderate' },
  ];
  return {
    prerender: onHover(pages.map(({ path }) => withBase(path, base))),
    prefetch: onHover([gameUrl('*', base)]),
  };
}
