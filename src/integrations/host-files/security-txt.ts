/**
 * The file `/.well-known/security.txt` (RFC 9116), which tells where to report a vulnerability. `expires` is a date, such as
 * `2027-11-28`.
 */
export const securityTxt = (email: string, expires: string) =>
  `Contact: mailto:${email}\nExpires: ${expires}T00:00:00.000Z\nPreferred-Languages: en\n`;
