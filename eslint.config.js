import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const noSuchToken =
  'tailwind.config.cjs replaces colours, sizes of type, layers and screens of Tailwind, and switches `filter` and `transform` off, so this class has no effect. Use a token, or a scoped style.';
/** Classes of Tailwind's own theme that the tokens replace, and of plugins that are off. */
const replacedClass = `/(^|[ :!])(${[
  '(text|bg|border(-[a-z])?|ring|outline|shadow|decoration|accent|caret|fill|stroke|from|via|to|divide|placeholder)-(white|black|[a-z]+-(50|[1-9]00|950))',
  'text-(xs|lg|[2-9]?xl)',
  'font-(serif|mono)',
  '-?z-([0-9]+|auto)',
  '(text|bg|border|divide|ring|placeholder)-opacity-[0-9]+',
  '(filter|transform)(-[a-z]+)?',
].join('|')})(\\x2f[0-9]+)?( |$)|2xl:/`;

const site = ['pages', 'layouts', 'sections', 'components', 'islands'];
const apart = ['integrations', 'demos'];
/** The folders of `src` that each folder may not import from. Imports go one way, from pages down to schemas. */
const forbidden = {
  layouts: ['pages', 'integrations'],
  sections: ['pages', 'layouts', 'integrations'],
  components: ['pages', 'layouts', 'sections', 'islands', 'integrations'],
  islands: ['pages', 'layouts', 'sections', 'drawings', ...apart],
  drawings: [...site, ...apart],
  lib: [...site, 'drawings', ...apart],
  schemas: [...site, 'drawings', 'lib', ...apart],
  integrations: [...site, 'demos'],
  demos: [...site, 'integrations'],
};

/**
 * Refuses imports from `folders`, a number of `levels` up.
 * @param {number} levels @param {string[]} folders
 */
const from = (levels, folders) => ({
  regex: `^(\\.\\./){${levels}}(${folders.join('|')})(/|$)`,
  message: 'Imports go one way. Pass the value from this folder as a prop or an argument.',
});

/** @param {string} files @param {ReturnType<typeof from>[]} patterns */
const restrictImports = (files, ...patterns) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/**
 * Restricts the imports of a folder of `src`, whose files are up to three levels deep.
 * @param {string} folder @param {string} endings @param {string[]} folders
 */
const restrictFolder = (folder, endings, folders) =>
  [1, 2, 3].map((levels) =>
    restrictImports(`src/${folder}${'/*'.repeat(levels)}.{${endings}}`, from(levels, folders)),
  );

export default defineConfig(
  { ignores: ['dist/', '.astro/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['src/**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  { files: ['*.{js,mjs,cjs}', 'scripts/*.cjs'], languageOptions: { globals: globals.node } },
  { files: ['scripts/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['public/*.js', 'src/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  ...Object.entries(forbidden).flatMap(([folder, others]) =>
    restrictFolder(folder, 'ts,tsx,astro', others),
  ),
  // Within lib, sentences about the venue are above the hours, and both are above helpers for text.
  restrictImports('src/lib/venue/*.ts', from(2, forbidden.lib), from(1, ['content', 'seo'])),
  restrictImports(
    'src/lib/hours/*.ts',
    from(2, forbidden.lib),
    from(1, ['content', 'seo', 'venue']),
  ),
  restrictImports(
    'src/lib/words/*.ts',
    from(2, forbidden.lib),
    from(1, ['content', 'seo', 'venue', 'hours']),
  ),
  // The markup of an island may contain components. What it sends to the browser may not.
  ...restrictFolder('islands', 'ts,tsx', [...forbidden.islands, 'components']),
  {
    files: ['src/**', 'scripts/**'],
    ignores: ['src/test/**', '**/*.test.ts'],
    rules: {
      // A rule of its own, because a second setting of `no-restricted-imports` would replace the first one.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/test/', message: 'Only tests import from src/test.' }] },
      ],
    },
  },
  {
    rules: {
      complexity: ['error', 12],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Use src/demos/engine/random.ts instead.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Each of these breaks the hash-based Content-Security-Policy.
      'astro/no-set-html-directive': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `JSXAttribute:matches([name.name=/^class/], [name.namespace.name='class']) Literal[value=${replacedClass}]`,
          message: noSuchToken,
        },
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The policy blocks inline styles. Use a class, or :nth-child() for variants.',
        },
        {
          selector: 'JSXAttribute[name.namespace.name="define"][name.name.name="vars"]',
          message:
            'The policy blocks the inline style or script of define:vars. Use a data attribute.',
        },
        {
          selector: 'JSXAttribute[name.namespace.name="is"][name.name.name="global"]',
          message:
            'Style only the elements of this component. Put classes that components share into src/styles.',
        },
        {
          selector: 'JSXSpreadAttribute',
          message:
            'Astro does not escape the names of spread attributes. Write out each attribute.',
        },
      ],
    },
  },
);
