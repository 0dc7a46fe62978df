/** The addresses of others that pages may use. One rule for settings, pictures and links in texts. */

/** A name with a dot, unlike `intranet` and numbers, that does not end as names inside a house or an office do. */
const publicHost =
  /^(?:[\w-]+\.)+(?!(?:localhost|local|test|internal|intranet|lan|home|corp|invalid|onion|arpa)$)[a-z][\w-]+$/;
const loopback = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/;

/** Ports above 1023 that browsers refuse (https://fetch.spec.whatwg.org/#bad-port). Most of those below are refused too. */
const refusedPort =
  /^(?:\d{1,3}|10[01]\d|102[0-3]|1719|1720|1723|2049|3659|4045|4190|506[01]|6000|6566|666[5-9]|6679|6697|10080)$/;

/** Whether every visitor can open a URL: by https, without a password, on a public host and a port that browsers ask. */
export function isPublicUrl({ protocol, hostname, port, username, password }: URL): boolean {
  const isOpen = publicHost.test(hostname) && !refusedPort.test(port);
  return protocol === 'https:' && isOpen && !username && !password;
}

/**
 * Whether pages may use a URL of a third party. Refuses a fragment, spaces and characters that could end an attribute.
 * Requires both slashes, because browsers read `https:play.example` as a path of the page's own site
 * (https://url.spec.whatwg.org/#special-relative-or-authority-state).
 */
export function isSafeUrl(value: string): boolean {
  const isWritten = /^https?:\/\/[^\s\p{C}"'`<>\\#]+$/iu.test(value);
  const url = isWritten && URL.parse(value);
  return url ? isPublicUrl(url) || isForTests(url) : false;
}

/** This computer may be a third party of a site that is itself on this computer, or has no address yet. */
function isForTests(url: URL): boolean {
  const site = URL.parse(process.env['SITE_URL'] ?? '');
  const isAtHome = !site || loopback.test(site.hostname);
  return loopback.test(url.hostname) && !url.username && !url.password && isAtHome;
}
