/** Finds an element by selector and type. Throws an error if there is none, so that a renamed id is noticed. */
export function find<Type extends Element>(
  selector: string,
  type: new () => Type,
  within: ParentNode = document,
): Type {
  const element = within.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} for "${selector}".`);
}
