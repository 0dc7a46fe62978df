/** How every built page is held against the HTML standard: all rules that are recommended, and all of accessibility. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: [
    'html5',
    // Astro writes the one rule that its islands need (`display: contents`) before what holds the first of
    // them: the header.
    { body: { permittedContent: ['@flow', 'style'] } },
  ],
  rules: {
    // React writes its own spelling of HTML, which says the same to every browser: popoverTarget="…",
    // required="", <input/>.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // Astro ends lines with spaces where an expression begins; nobody sees them.
    'no-trailing-whitespace': 'off',
  },
};
