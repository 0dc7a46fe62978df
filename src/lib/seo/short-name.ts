/** The most characters that launchers of Chrome and Android show below an icon. */
const longest = 12;

/** A name without its article, cut after the last word that fits below an icon. A longer first word is cut itself. */
export function shortName(name: string): string {
  const words = name.replace(/^(an?|the) /i, '').split(' ');
  const fitting = words.map((_, index) => words.slice(0, index + 1).join(' '));
  const short = fitting.findLast((each) => each.length <= longest) ?? fitting[0] ?? '';
  const end = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u;
  return [...short]
    .slice(0, longest)
    .join('')
    .replace(short === name ? '' : end, '');
}
