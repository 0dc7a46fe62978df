import { getEvenings, getMenu } from './content.ts';

/** The links to the pages that exist as long as their content does: the menu and the evenings. */
export async function optionalPages() {
  const hasMenu = (await getMenu()) !== undefined;
  const hasEvenings = (await getEvenings()).length > 0;
  return [
    ...(hasMenu ? [{ path: '/menu', nav: 'Our menu' }] : []),
    ...(hasEvenings ? [{ path: '/evenings', nav: 'Evenings' }] : []),
  ];
}
