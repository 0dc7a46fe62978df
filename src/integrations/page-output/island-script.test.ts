import { expect, test } from 'vitest';
import { deferIslandScript } from './island-script.ts';

const island = '<astro-island uid="Z1" client="interaction"></astro-island>';
const style = '<style>astro-island,astro-slot{display:contents}</style>';
const scripts = "<script>wait('$&')</script><script>class Island {}</script>";
const deferred = (body: string) =>
  deferIslandScript({ file: 'a.html', html: `<body>${body}</body>` }, '/lounge');

test("Astro's script for islands becomes a file, and what loads it stands at the end of the page", () => {
  const { html, runtime } = deferred(style + scripts + island);
  expect(runtime?.script).toBe('class Island {}');
  expect(html).toMatch(
    /^<body><astro-island client="interaction"><\/astro-island><script data-runtime="\/lounge\/[\w./-]+">wait\('\$&'\)/,
  );
  expect(html).toContain(`data-runtime="/lounge/${runtime?.file}"`);
  expect(html).toMatch(/<\/script><\/body>$/);
});

test.each([
  ['without islands', '<p>Text</p>'],
  ['whose island does not wait', `<script>a</script><astro-island client="load"></astro-island>`],
])('a page %s is unchanged', (_what, body) => {
  expect(deferred(body)).toEqual({ html: `<body>${body}</body>` });
});

test('another way of Astro to write islands stops the build, and names the file to adapt', () => {
  const module = scripts.replaceAll('<script>', '<script type="module">');
  expect(() => deferred(style + module + island)).toThrow(/^a\.html: .*island-script\.ts/);
});
