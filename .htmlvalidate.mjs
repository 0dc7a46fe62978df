/** Checks every built page with the recommended rules and the accessibility rules. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: [
    'html5',
    // Astro writes the `<style>` for islands into the body, before the first island.
    { style: { inherit: 'style', flow: true } },
    // Markdown aligns the cells of a table by `align`.
    ...['th', 'td'].map((cell) => ({
      [cell]: { inherit: cell, attributes: { align: { enum: ['left', 'center', 'right'] } } },
    })),
    // Images need a size, so that the layout does not shift. Posters need an alternative text, except in a link with text.
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
                : 'it is too short',
          },
          width: { required: true, enum: ['/\\d+/'] },
          height: { required: true, enum: ['/\\d+/'] },
        },
      },
    },
  ],
  rules: {
    // 404.html has two error screens, each with a main heading, and shows one of them.
    'heading-level': ['error', { allowMultipleH1: true }],
    // React writes popoverTarget="…", required="" and <input/>, which mean the same to browsers.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // Astro writes `<!doctype html>` in lower case into the pages of its redirects.
    'doctype-style': 'off',
    // Astro leaves spaces before expressions at the end of a line.
    'no-trailing-whitespace': 'off',
    // The room of the concierge is a `tel:` link whose text is a sentence.
    'tel-non-breaking': ['error', { ignoreClasses: ['link-quiet'] }],
    // The id of a heading in a text may start with a digit, or contain letters with accents.
    'valid-id': ['error', { relaxed: true }],
    // The name of a venue and the title of a page may have 40 letters each. An escaped letter counts as five.
    'long-title': ['error', { maxlength: 100 }],
    // A fieldset that only disables the fields needs no legend, because the form has a name.
    'wcag/h71': 'off',
  },
};
