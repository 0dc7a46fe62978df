import type { Element } from 'hast';

/** Elements that the policy of the site blocks, or that would change the whole page. */
const refusedElements = [
  ...['base', 'embed', 'form', 'frame', 'iframe', 'link', 'meta', 'object', 'script', 'style'],
  ...['audio', 'video'],
];

/** The error of an element in the HTML of a text. Undefined for an allowed element. */
export function elementError({ tagName, properties }: Element): string | undefined {
  if (tagName === 'h1')
    return 'The page already has its main heading. Begin a section with ##, and put an empty line above a line of ===.';
  if (refusedElements.includes(tagName))
    return `<${tagName}> does not work in a text, because the policy of the site blocks it. Delete it, or write a link instead.`;
  const handler = Object.keys(properties).find((name) => /^on/i.test(name));
  if (handler)
    return `${handler.toLowerCase()}="…" does not work in a text, because the policy of the site blocks scripts. Delete it.`;
  return properties.style === undefined
    ? undefined
    : 'style="…" does not work in a text, because the policy of the site blocks it. Delete it.';
}
