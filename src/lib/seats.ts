const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The numbers of guests that the form seats at one table, each in words: from 2 to 12. A larger party is a group. */
export const seats = new Map(words.map((word, index) => [index + 2, word]));
