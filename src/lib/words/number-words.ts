/** The numbers from 0 to 12 in words: `no games`, `six games`. */
export const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
