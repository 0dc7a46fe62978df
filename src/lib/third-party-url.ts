/**
 * Whether pages may use an address on another host: https, without a password, a fragment, a space or a
 * character that could end an attribute. Loopback may use http, for tests.
 *
 * Both slashes are required: a browser reads `https:play.example` as a path of our own (URL standard, "special
 * relative or authority state"). A host may hold `;`, `,` and `*`, which have a meaning in a policy.
 */
export function isThirdPartyUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\p{C}"'`<>\\#]+$/iu.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  const secure = url.protocol === 'https:' || isLoopback(url);
  return secure && /^[\w.:[\]-]+$/.test(url.host) && !url.username && !url.password;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost';
}
