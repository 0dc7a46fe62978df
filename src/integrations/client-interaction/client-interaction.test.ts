import { expect, test } from 'vitest';
import { withoutRuntime } from './client-interaction.ts';

const island = '<astro-island client="interaction"></astro-island>';

test("Astro's script for islands becomes a file, and what loads it stands at the end of the page", () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  const scripts = "<script>wait('$&')</script><script>class Island {}</script>";
  const { html, runtime } = withoutRuntime(`<body>${style}${scripts}${island}</body>`, '/lounge');
  expect(runtime?.script).toBe('class Island {}');
  expect(html).toMatch(
    new RegExp(`^<body>${island}<script>wait\\('\\$&'\\)</script><script data-runtime="/lounge/`),
  );
  expect(html).toContain(`data-runtime="/lounge/${runtime?.file}"`);
  expect(html).toMatch(/<\/script><\/body>$/);
});

test('a page without islands is unchanged, and one whose island does not wait for a touch', () => {
  for (const islands of [
    '',
    `<style>astro-island{}</style><script>a</script><script>b</script>${island}`,
  ]) {
    const html = `<body>${islands.replace('interaction', 'load')}</body>`;
    expect(withoutRuntime(html, '/')).toEqual({ html });
  }
});
