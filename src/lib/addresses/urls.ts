/**
 * Adds the sub-path to a path, which starts with a slash. Pass `base` outside Astro, where `import.meta.env` is missing.
 */
export function withBase(path: string, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/$/, '') + path;
}

/** The path of a game's page, including the sub-path. */
export function gameUrl(gameId: string, base?: string): string {
  return withBase(`/game/${gameId}`, base);
}

/** The absolute URL of a path. Undefined if the site has no origin. */
export function absolute(path: string, site: URL | undefined): string | undefined {
  return site && new URL(path, site).href;
}

/** Whether the `image` of a game is a URL on another host, not the path of a file. */
export function isRemote(image: string): boolean {
  return URL.canParse(image);
}

/** Whether `link` leads to the page at `pathname`. Ignores a final slash or `.html`. */
export function isCurrent(link: string, pathname: string): boolean {
  const bare = (path: string) => path.replace(/(\.html|\/)$/, '');
  return bare(link) === bare(pathname);
}
