import { withBase, gameUrl } from './urls.ts';
import { pages } from './site-map.ts';

/**
 * What a browser may fetch before a click, once a visitor rests on a link or touches it (`moderate`). The
 * plain pages are prerendered; of a game only the document is fetched, since its page frames a demo, which
 * nobody has asked for yet. Chrome leaves all of it under Save-Data, battery saver and memory pressure
 * (developer.chrome.com/docs/web-platform/prerender-pages, "Chrome limits").
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
