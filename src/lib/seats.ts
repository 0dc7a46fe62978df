import { numberWords } from './number-words.ts';

/** The numbers of guests that the form seats at one table, each in words: from 1 to 12. A larger party is a group. */
export const seats = new Map([...numberWords.entries()].slice(1));
