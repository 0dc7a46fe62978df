/** The roof of the house, with the venue’s name on its sign. */
import { readFileSync } from 'node:fs';
import { lengthOf, lettersOf } from './letters.ts';

// The working directory is the project's root.
const roof = readFileSync('src/assets/images/house/roof.svg', 'utf8');

/** The sign is part of a circle around the dome. Its letters stand on `radius`, and reach to both `ends`, in degrees. */
const sign = { centre: '480 180', radius: 110, ends: 80 };
/** Letters are this high, in units of the picture to the em. Those of a long name are narrower, and somewhat lower. */
const size = { largest: 28, smallest: 17 };

/** The roof with the venue's name as paths. */
export function drawRoof(name: string): string {
  const letters = lettersOf(name.toUpperCase(), 'display');
  const length = lengthOf(letters);
  const arc = (2 * sign.ends * Math.PI * sign.radius) / 180;
  const width = Math.min(size.largest, arc / length);
  const height = Math.max(width, size.smallest);
  let along = 0;
  const paths = letters.map(({ outline, advance, character }) => {
    const degrees = ((along + advance / 2 - length / 2) * width * 180) / Math.PI / sign.radius;
    along += advance;
    const transform = `translate(${sign.centre})rotate(${degrees.toFixed(1)})`;
    // A character that our font lacks comes from the visitor's.
    if (!outline)
      return `<text transform="${transform}" y="${-sign.radius}" font-size="${width}" text-anchor="middle">${character}</text>`;
    const placed = outline
      .translate(-advance / 2, 0)
      .scale(width, height)
      .translate(0, -sign.radius);
    return `<path transform="${transform}" d="${placed.toSVG()}"/>`;
  });
  return roof.replace('<g id="sign" fill="#FFF4E1"/>', `<g fill="#FFF4E1">${paths.join('')}</g>`);
}
