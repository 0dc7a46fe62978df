/** Checks every built page with all recommended rules and all accessibility rules. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: [
    'html5',
    // Astro writes the style of its islands before the first one, in the body.
    { style: { inherit: 'style', flow: true } },
    // An image keeps its place before it has come. A poster says what it shows, unless it stands in a link with words.
    {
      img: {
        inherit: 'img',
        attributes: {
          alt: {
            required: true,
            allowed: (node, alt) =>
              /.{10}/.test(alt) ||
              (!alt && (node.closest('a') || !node.hasAttribute('data-poster')))
                ? null
                : 'it says too little',
          },
          width: { required: true, enum: ['/\\d+/'] },
          height: { required: true, enum: ['/\\d+/'] },
        },
      },
    },
  ],
  rules: {
    // The error page shows one of its two headings.
    'heading-level': ['error', { allowMultipleH1: true }],
    // React writes popoverTarget="…", required="" and <input/>, which browsers read alike.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // Astro writes `<!doctype html>` in small letters into the pages of its redirects.
    'doctype-style': 'off',
    // Astro leaves spaces before expressions at the ends of lines.
    'no-trailing-whitespace': 'off',
    // The room of the concierge is a link to the telephone, and its words are a sentence.
    'tel-non-breaking': ['error', { ignoreClasses: ['link-quiet'] }],
    // HTML lets an id begin with a digit, as the hours of the house do: `/#9pm`.
    'valid-id': ['error', { relaxed: true }],
    // One fieldset only disables the form's fields. The form names them.
    'wcag/h71': 'off',
  },
};
