/**
 * The text of `/.well-known/security.txt`, which tells researchers where to report a vulnerability (RFC 9116). It expires a
 * year after `built`, as the RFC recommends: the next build renews it.
 */
export function securityTxt(email: string, built: Date): string {
  const expires = new Date(
    Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), built.getUTCDate()),
  );
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
