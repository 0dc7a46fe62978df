import { numberWords } from './number-words.ts';

/** The numbers of guests that the form accepts, from 1 to 12, in words. Larger parties write to the venue. */
export const seats = new Map([...numberWords.entries()].slice(1));
