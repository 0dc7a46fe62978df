/** Checks the URLs of third parties in settings and content. */

/** A public host name. Excludes IP addresses, names without a dot, and the top-level names of private networks. */
const publicHost =
  /^(?:[\w-]+\.)+(?!(?:localhost|local|test|internal|intranet|lan|home|corp|invalid|onion|arpa)$)[a-z][\w-]+$/;

/** The ports that browsers refuse (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set(
  [
    ...[0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95],
    ...[101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179],
    ...[389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601],
    ...[636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
    ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
  ].map(String),
);

/** Whether a host name may be on the public internet. */
export const isPublicHost = (hostname: string) => publicHost.test(hostname);

/** Whether every visitor can open a URL: https, a public host, no password, and no blocked port. */
function isPublicUrl({ protocol, hostname, port, username, password }: URL): boolean {
  const isAnonymous = !username && !password;
  return protocol === 'https:' && isPublicHost(hostname) && !blockedPorts.has(port) && isAnonymous;
}

/**
 * Whether pages may use a URL of a third party. Refuses a fragment, spaces and characters that could end an attribute.
 * Requires both slashes, because browsers read `https:play.example` as a path of the page's own site
 * (https://url.spec.whatwg.org/#special-relative-or-authority-state).
 */
export function isSafeUrl(value: string): boolean {
  const isWritten = /^https?:\/\/[^\s\p{C}"'`<>\\#]+$/iu.test(value);
  const url = isWritten && URL.parse(value);
  return url ? isPublicUrl(url) : false;
}
