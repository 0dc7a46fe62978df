/** The middle one of an odd count of figures, which one slow round does not move. */
export const median = (figures) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

export const milliseconds = (figure) => `${figure.toFixed(0)} ms`;
