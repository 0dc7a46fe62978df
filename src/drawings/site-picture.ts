import door from '../assets/images/hero.svg?raw';
import sprite from '../assets/images/sprite.svg?raw';

const figures = '<use href="#figures" x="40" y="80" width="560" height="720"/>';

/** The site's picture for its social image: the door of the home page, and those who stand in it. */
export const sitePicture = Buffer.from(door.replace('</svg>', `${sprite}${figures}</svg>`));
