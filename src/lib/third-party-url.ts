/**
 * Whether an address may be asked from our pages. What is no https address or carries a password may
 * not: browsers block it as mixed content, or it would leak. Loopback may use http, for tests.
 *
 * Both slashes must be there: browsers take `https:play.example`, on a page that is https, for a path of
 * our own (URL standard, "special relative or authority state"). And a host may hold `;`, `,` and `*`
 * there, which have a meaning in a policy.
 */
export function isThirdPartyUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  const secure = url.protocol === 'https:' || isLoopback(url);
  return secure && /^[\w.:[\]-]+$/.test(url.host) && !url.username && !url.password;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost';
}
