/** What a site is shipped with until its owner writes the truth: nobody has it, and nobody may be told it as a fact. */

/** Numbers that nobody has: those that Ofcom and the North American plan reserve for drama. */
const unassigned =
  /^\+(44(207946|1632960|7700900|8081570|3069990|1[1-9]\d4960)|1\d{3}55501)\d{2,}$/;
/** Names that nobody has (RFC 2606). */
const reserved = /[@.]example(\.(com|org|net))?$|\.(test|invalid|localhost)$/;
const loopback = /^https?:\/\/(127\.|localhost|\[::1\])/;
/** What the site was shipped with where there is no reserved range. */
const shipped = ['18 Lagoon Parade', 'Exampleton', 'EX0 0EX', 'Lantern Row Studio'];

/** Whether a telephone number, with its country code, is one of fiction. */
export function isPlaceholderTelephone(number: string): boolean {
  return unassigned.test(number.replaceAll(' ', ''));
}

/** Whether an e-mail address is at a name that nobody can have. */
export function isPlaceholderEmail(address: string): boolean {
  return reserved.test(address);
}

/** Whether a URL leads to a name that nobody can have, or to the machine that asks. */
export function isPlaceholderUrl(url: string): boolean {
  return loopback.test(url) || reserved.test(new URL(url).hostname);
}

/** Whether a line of the address, or the studio, is still the one that was shipped. */
export function isPlaceholderText(text: string): boolean {
  return shipped.includes(text);
}

/** Whether any line of an address is still the one that was shipped: nobody would arrive there. */
export function isPlaceholderAddress(address: Record<string, string>): boolean {
  return Object.values(address).some(isPlaceholderText);
}
