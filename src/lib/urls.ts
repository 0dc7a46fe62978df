/**
 * A path of the site with the sub-path. `path` starts with a slash. Only the home page ends with one. Pass `base` in
 * build code, where `import.meta.env` is missing.
 */
export function withBase(path: string, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/$/, '') + path;
}

/** The path of a game's page, with the sub-path. */
export function gameUrl(gameId: string, base?: string): string {
  return withBase(`/game/${gameId}`, base);
}

/** The absolute URL of a path of the site. Undefined without an origin. */
export function absolute(path: string, site: URL | undefined): string | undefined {
  return site && new URL(path, site).href;
}

/** Whether the picture of a game is on another host. Other pictures are paths of files. */
export function isRemote(image: string): boolean {
  return URL.canParse(image);
}

/** Whether `link` leads to the page at `pathname`. Ignores a slash or `.html` at the end. */
export function isCurrent(link: string, pathname: string): boolean {
  const bare = (path: string) => path.replace(/(\.html|\/)$/, '');
  return bare(link) === bare(pathname);
}
