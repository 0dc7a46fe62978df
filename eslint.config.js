import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports go one way: pages → layouts, sections → components, islands → lib ← desk, hosting, share-pictures. */
const apart = ['desk', 'hosting', 'share-pictures'];
const layers = [
  ['lib', ['pages', 'layouts', 'sections', 'components', 'islands', 'demos', 'content']],
  ['islands', ['pages', 'layouts', 'sections', 'components', 'demos', 'content']],
  ['demos', ['pages', 'layouts', 'sections', 'components', 'islands', 'content']],
  ['components', ['pages', 'layouts', 'sections', 'islands']],
  ['sections', ['pages', 'layouts']],
  ['layouts', ['pages']],
  ['pages', []],
  ...apart.map((name) => [
    name,
    ['pages', 'layouts', 'sections', 'components', 'islands', 'demos', 'content'],
  ]),
].map(([from, above]) => [from, [...above, ...apart.filter((name) => name !== from)]]);

export default defineConfig(
  { ignores: ['dist/', 'e2e/.sub-path/', '.astro/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  { files: ['*.{js,mjs,cjs}', '{e2e,src}/**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['public/*.js', 'src/lib/hash-redirect.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  ...layers.map(([from, above]) => ({
    files: [`src/${from}/**/*.{ts,tsx,astro}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${above.join('|')})(/|$)`,
              message: `Imports go one way, and ${from} stands below. Pass what it needs as a prop or argument.`,
            },
          ],
        },
      ],
    },
  })),
  {
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Use the random source of the demos: src/demos/engine/random.ts.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Each of these breaks the hash-based Content-Security-Policy.
      'astro/no-set-html-directive': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The policy blocks inline styles. Use a class, or :nth-child() for variants.',
        },
        {
          selector: 'JSXAttribute[name.namespace.name="define"][name.name.name="vars"]',
          message: 'The policy blocks what define:vars writes. Use a data attribute.',
        },
        {
          selector: 'JSXSpreadAttribute',
          message: 'Astro does not escape the names of spread attributes. Write each out.',
        },
      ],
    },
  },
);
