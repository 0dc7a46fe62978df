/** The links to the pages other than games, in the order of the navigation, with their texts. */
export const mainLinks = [
  { path: '/', nav: 'Home', quickLink: 'Home' },
  { path: '/contact', nav: 'Contact', quickLink: 'Contact Us' },
  { path: '/terms', nav: 'Terms', quickLink: 'Terms & Conditions' },
  { path: '/privacy', nav: 'Privacy', quickLink: 'Privacy Policy' },
] as const;

/** The link to the games in the navigation. */
export const gamesLink = { path: '/#games', nav: 'Games' } as const;

/** The links to pages that exist only if they have content. */
export const menuLink = { path: '/menu', nav: 'Our menu' } as const;
export const eveningsLink = { path: '/evenings', nav: 'Evenings' } as const;

/** The quick links of the footer. */
export const footerLinks = [
  ...mainLinks.map(({ path, quickLink }) => ({ path, text: quickLink })),
  { path: gamesLink.path, text: 'Our Games' },
  { path: '/contact#access', text: 'Access' },
];
