import { eveningsLink, menuLink } from '../addresses/navigation.ts';
import { getEvenings, getMenu } from './content-queries.ts';

/** Links to the pages that exist only if they have content: the menu and the evenings. */
export async function optionalPages() {
  const hasMenu = (await getMenu()) !== undefined;
  const hasEvenings = (await getEvenings()).length > 0;
  return [...(hasMenu ? [menuLink] : []), ...(hasEvenings ? [eveningsLink] : [])];
}
