import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('./hash-redirect.js', import.meta.url), 'utf8');

/** Runs the hash redirect under the sub-path `base`. Returns a function from a hash to its target, if any. */
function hashRedirect(base: string) {
  let target: string | undefined;
  let redirect: () => void = () => undefined;
  const location = { hash: '', replace: (url: string) => (target = url) };
  runInNewContext(script, {
    location,
    document: { currentScript: { dataset: { base } } },
    addEventListener: (_type: 'hashchange', listener: () => void) => (redirect = listener),
  });
  return (hash: string): string | undefined => {
    target = undefined;
    location.hash = hash;
    redirect();
    return target;
  };
}

test.each([
  ['#/', '/lounge/'],
  ['#/contact', '/lounge/contact'],
  ['#/contact/', '/lounge/contact'],
  ['#/CONTACT', '/lounge/contact'],
  ['#/contact?from=mail', '/lounge/contact?from=mail'],
  ['#/contact/?a=1#about', '/lounge/contact?a=1'],
  ['#/terms#about', '/lounge/terms'],
  ['#/?from=mail', '/lounge/?from=mail'],
  ['#/game/NightTrax', '/lounge/game/NightTrax'],
  ['#/Game/NightTrax/', '/lounge/game/NightTrax'],
  ['#/game/Unknown?x=1', '/lounge/game/Unknown?x=1'],
])('%s leads to %s', (hash, expected) => {
  expect(hashRedirect('/lounge')(hash)).toBe(expected);
  // At the root of a host, paths start with one slash.
  expect(hashRedirect('')(hash)).toBe(expected.replace('/lounge', ''));
});

test.each(['', '#about', '#contact', '#javascript:alert(1)', '#!/contact'])(
  '%j is no old link and does not redirect',
  (hash) => {
    expect(hashRedirect('/lounge')(hash)).toBeUndefined();
  },
);

test.each([
  ...['#//x.example', '#/\\x.example', '#/\t/x.example', '#/%2Fx.example', '#/javascript:alert(1)'],
  ...['#/game/..', '#/game//x.example', '#/game', '#/game/', '#/game/Zulu/more', '#/contact/more'],
])('any other link leads to the error page: %j', (hash) => {
  expect(hashRedirect('/lounge')(hash)).toBe('/lounge/not-found');
});
