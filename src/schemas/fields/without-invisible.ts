/** Characters that nobody sees, but not the joiners between letters of other scripts. */
const invisible = /(?!(?<=\P{ASCII})[\u200c\u200d](?=\P{ASCII}))\p{Cf}|[\ufe00-\ufe0f]/gu;

/**
 * Removes invisible characters from all texts of a value, and makes each no-break space and hyphen an ordinary one. Texts that
 * editors copy from websites, address books and messengers contain them.
 */
export function withoutInvisible(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replaceAll(invisible, '')
      .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
      .replaceAll('\u2011', '-')
      .trim();
  if (Array.isArray(value)) return value.map(withoutInvisible);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, withoutInvisible(inside)]),
  );
}
