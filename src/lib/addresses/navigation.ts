/** The pages other than games, in the order of the navigation, with the texts of their links. */
export const pages = [
  { path: '/', nav: 'Home', quickLink: 'Home' },
  { path: '/contact', nav: 'Contact', quickLink: 'Contact Us' },
  { path: '/terms', nav: 'Terms', quickLink: 'Terms & Conditions' },
  { path: '/privacy', nav: 'Privacy', quickLink: 'Privacy Policy' },
] as const;

/** The games, beside the pages in the navigation. */
export const gamesLink = { path: '/#games', nav: 'Games' } as const;
