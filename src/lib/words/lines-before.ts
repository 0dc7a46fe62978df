/** The number of line breaks before the character at `index`. */
export const linesBefore = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length - 1;
