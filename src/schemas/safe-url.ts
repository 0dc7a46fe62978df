/** The addresses of others that pages may use. One rule for settings, pictures and links in texts. */

/** A name with a dot, unlike `intranet` and numbers, that does not end as names inside a house or an office do. */
const publicHost =
  /^(?:[\w-]+\.)+(?!(?:localhost|local|test|internal|intranet|lan|home|corp|invalid|onion|arpa)$)[a-z][\w-]+$/;

/** Whether every visitor can open a URL: by https, without a password, on a public host. */
export function isPublicUrl({ protocol, hostname, username, password }: URL): boolean {
  return protocol === 'https:' && publicHost.test(hostname) && !username && !password;
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
