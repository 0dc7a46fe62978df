/** Checks the URLs of third parties in settings and content. */

/** A public host name. Excludes IP addresses, names without a dot, and the top-level names of private networks. */
const publicHost =
  /^(?:[\w-]+\.)+(?!(?:localhost|local|test|internal|intranet|lan|home|corp|invalid|onion|arpa)$)[a-z][\w-]+$/;

/** Whether a host name may be on the public internet. */
export const isPublicHost = (hostname: string) => publicHost.test(hostname);

/** Whether every visitor can open a URL: https, a public host, and no password. */
const isPublicUrl = ({ protocol, hostname, username, password }: URL) =>
  protocol === 'https:' && isPublicHost(hostname) && !username && !password;

/**
 * Whether pages may use a URL of a third party. Refuses a fragment, spaces and characters that could end an attribute.
 * Requires both slashes, because browsers read `https:play.example` as a path of the page's own site
 * (https://url.spec.whatwg.org/#special-relative-or-authority-state).
 */
export function isSafeUrl(value: string): boolean {
  const hasValidSyntax = /^https?:\/\/[^\s\p{C}"'`<>\\#]+$/iu.test(value);
  const url = hasValidSyntax && URL.parse(value);
  return url ? isPublicUrl(url) : false;
}
