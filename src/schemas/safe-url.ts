/**
 * Whether pages may use a URL of a third party. Requires https. Refuses a password, a fragment, spaces and characters
 * that could end an attribute. Loopback may use http, for tests.
 *
 * Requires both slashes, because browsers read `https:play.example` as a path of the page's own site
 * (https://url.spec.whatwg.org/#special-relative-or-authority-state). Refuses `;`, `,` and `*` in a host, because they
 * have a meaning in a Content-Security-Policy.
 */
export function isSafeUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\p{C}"'`<>\\#]+$/iu.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  const isLoopback = /^(127\.0\.0\.1|\[::1\]|localhost)$/.test(url.hostname);
  const secure = url.protocol === 'https:' || isLoopback;
  return secure && /^[\w.:[\]-]+$/.test(url.host) && !url.username && !url.password;
}
