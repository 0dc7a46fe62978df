import type { VFileMessage } from 'vfile-message';
import type { Venue } from '../../schemas/venue.ts';
import { mistake, warning } from '../messages.ts';

/** An age of entry that venues ask for, and no part of a larger number. */
const age = '(1[6-9]|2[0-5])(?![\\d%]|[.,:/]\\d|[-–]\\d)';
const years = '(?:\\s|-)?(?:years?|yrs?)(?:\\s|-)(?:olds?|of age|or (?:older|over)|and over)\\b';

/** Phrases for people at, above or below an age. A plural after the number means that something else is counted. */
const people = [
  `\\b(?:ages?|aged)(?:\\s(?:of|is|limit|at least|over|under))*:?\\s${age}\\b(?! years?\\b(?! old| of age| (?:and|or)))`,
  `\\b${age}${years}`,
  `\\b${age}\\s(?:and|or)\\s(?:over|older|above|under|younger)\\b`,
  `\\b(?:over|under)[\\s-]${age}['’]?s\\b`,
  `\\b${age}(?:\\s?\\+|[ -]plus\\b)`,
  `\\b(?:over|under|above|below|(?:older|younger) than|at least)\\s${age}\\b(?!\\s\\w+s\\b)`,
  `\\b(?:be|from)\\s${age}\\b(?=$|[.,;!)]| (?:to|on|or|is|are|years?)\\b)`,
];
/** What a sentence says that lets people in, or keeps them out. */
const entry =
  /^\W*\d\d ?\+\W*$|\b(?:minimum age|age limit|for over|must be|adults?|no (?:one|body|under)|strictly|only|admits?|admitted|admission|entry|enter|entrance|let in|come in|welcome|allowed|open to)\b/i;
/** A guest is let in unless the sentence is about something else. */
const guests = /\b(?:guests?|visitors?|players?|those|people|everyone)\b/i;
/** Things that have an age or a number, and people who are never admitted. */
const others =
  /\b(?:groups?|part(?:y|ies)|tables?|teams?|clause|section|birthday|data|children|child|look|barrels?|casks?|whisk(?:y|ies)|wines?|rums?|malts?|[£$€]\d)/i;

/** The ages in a text other than the venue's. Only a sentence that lets people in at another age is refused. */
export function checkAges(text: string, venue: Venue | undefined): VFileMessage[] {
  if (!venue) return [];
  const wanted = `The minimumAge of src/content/venue.md, which is ${venue.minimumAge}, if it is about entry. In the text of a legal page or game, write {minimumAge}.`;
  return text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => {
    const found = people
      .flatMap((pattern) => [...sentence.matchAll(RegExp(pattern, 'gi'))])
      .filter(([, years]) => Number(years) !== venue.minimumAge);
    const letsIn = (entry.test(sentence) || guests.test(sentence)) && !others.test(sentence);
    const say = letsIn ? mistake : warning;
    return found.map(([part]) => say('an age', `"${part}"`, wanted));
  });
}
