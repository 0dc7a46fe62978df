const fortuneParts: Readonly<Record<string, readonly [when: string, who: string, what: string]>> = {
  S: ['At noon', 'a warm stranger', 'lends you an umbrella'],
  M: ['By moonlight', 'a quiet friend', 'hums your song'],
  C: ['In good company', 'somebody’s aunt', 'saves you a seat'],
  K: ['Behind a blue door', 'a careful fox', 'finds your glove'],
  R: ['On a Tuesday', 'a dancer', 'ties your shoelace'],
  Q: ['In an old letter', 'a poet', 'writes to you'],
  F: ['Before midnight', 'a traveller', 'points at a star'],
};

/** A fortune from three symbols: "At noon, a careful fox writes to you." */
export function fortune([first = '', second = '', third = '']: readonly string[]): string {
  return `${fortuneParts[first]?.[0]}, ${fortuneParts[second]?.[1]} ${fortuneParts[third]?.[2]}.`;
}
