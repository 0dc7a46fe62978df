import { expect, test } from 'vitest';
import { withoutSpaces } from './spaces.ts';

test.each([
  ['beside blocks', '<ul> <li class="a">\n  one </li> </ul>', '<ul><li class="a">one</li></ul>'],
  ['in a run', 'one \n <a>two</a>  <b>three</b>', 'one <a>two</a> <b>three</b>'],
  ['that do not break', '5\u00A0\u00A0kB', '5\u00A0\u00A0kB'],
  ['in an attribute with a tag', '<p title="<p> a"> b', '<p title="<p> a">b'],
  ['of a script', '<script>a\n  b</script>', '<script>a\n  b</script>'],
  ['that were typed', '<textarea>a\n  b</textarea>', '<textarea>a\n  b</textarea>'],
])('spaces %s', (_where, html, written) => {
  expect(withoutSpaces(html)).toBe(written);
});
