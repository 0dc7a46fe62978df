/** Changes that other programs make to a page. Each function runs in the page, and its policy applies to them too. */
export const pageChanges = {
  /** The translation of Chrome wraps each text in two <font> elements. */
  'a translation of every text': () => {
    const create = (tag: string) => document.createElement(tag);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const outer = create('font');
      const inner = create('font');
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** Password managers put elements beside fields and into forms, and set attributes. */
  'elements beside every field and in every part of the form': () => {
    for (const control of document.querySelectorAll('form input, form textarea, form button')) {
      const added = document.createElement('div');
      added.attachShadow({ mode: 'open' });
      control.before(added);
      control.after(added.cloneNode());
      control.setAttribute('data-known', 'true');
    }
    for (const part of document.querySelectorAll('form, form fieldset, form astro-island')) {
      part.prepend(document.createElement('span'));
      part.append(document.createElement('com-password-manager'));
    }
  },
};
