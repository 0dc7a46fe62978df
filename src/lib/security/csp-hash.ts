import { createHash } from 'node:crypto';

/** The hash of an inline script or style, for a Content-Security-Policy. */
export function cspHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
