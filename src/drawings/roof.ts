/** The roof of the house, with the venue’s name on its sign. */
import { readFileSync } from 'node:fs';
import { lengthOf, lettersOf } from './letters.ts';

// The working directory is the project's root.
const roof = readFileSync('src/assets/images/house/roof.svg', 'utf8');

/** The letters of the sign follow a circle of this radius, at most to `ends` degrees on both sides. */
const sign = { centre: '480 180', radius: 110, ends: 80 };
/** The font size, in units of the drawing. The letters of a long name are narrower and lower. */
const size = { largest: 28, smallest: 17 };

/** The roof with the venue's name as paths. */
export function drawRoof(name: string): string {
  const letters = lettersOf(name.toUpperCase(), 'display');
  const length = lengthOf(letters);
  const arc = (2 * sign.ends * Math.PI * sign.radius) / 180;
  const width = Math.min(size.largest, arc / length);
  const height = Math.max(width, size.smallest);
  let along = 0;
  const paths = letters.map(({ outline, advance }) => {
    const degrees = ((along + advance / 2 - length / 2) * width * 180) / Math.PI / sign.radius;
    along += advance;
    const transform = `translate(${sign.centre})rotate(${degrees.toFixed(1)})`;
    const placed = outline
      .translate(-advance / 2, 0)
      .scale(width, height)
      .translate(0, -sign.radius);
    return `<path transform="${transform}" d="${placed.toSVG()}"/>`;
  });
  return roof.replace('<g id="sign" fill="#FFF4E1"/>', `<g fill="#FFF4E1">${paths.join('')}</g>`);
}
