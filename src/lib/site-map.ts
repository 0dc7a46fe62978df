/** The pages beside the games, in the order of the navigation, with the words of their links. */
export const pages = [
  { path: '/', nav: 'Home', quickLink: 'Home' },
  { path: '/contact', nav: 'Contact', quickLink: 'Contact Us' },
  { path: '/terms', nav: 'Terms', quickLink: 'Terms & Conditions' },
  { path: '/privacy', nav: 'Privacy', quickLink: 'Privacy Policy' },
] as const;

/**
 * Addresses at which nothing is stored, so that every host answers them with status 404 and its
 * error page: the error screen, and the screen for an unknown game.
 */
export const unknownPage = '/not-found';
export const unknownGame = '/game/not-found';
