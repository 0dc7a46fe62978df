import door from '../assets/images/hero.svg?raw';
import sprite from '../assets/images/sprite.svg?raw';

/** The picture of the home page: the door, and those who stand in it at the same place of the sprite. */
const place = 'x="40" y="80" width="560" height="720"';
const figures = sprite.replace(
  /viewBox="[^"]*" width="\d+" height="\d+"/,
  `viewBox="40 80 560 720" ${place}`,
);

/** The site's picture for its social image. */
export const sitePicture = Buffer.from(door.replace('</svg>', `${figures}</svg>`));
