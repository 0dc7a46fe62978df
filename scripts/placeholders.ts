import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isPlaceholderEmail,
  isPlaceholderTelephone,
  isPlaceholderText,
} from '../src/lib/placeholder.ts';
import { venueSchema, type Venue } from '../src/schemas/venue.ts';
import type { ContentFile } from '../src/integrations/content-check/content-file.ts';
import type { Problem } from '../src/integrations/content-check/problem.ts';
import type { Entry } from '../src/integrations/content-check/read-content.ts';
import type { Game } from '../src/schemas/game.ts';

/** Whether a URL is on a reserved domain or on the visitor's own machine. */
export function isPlaceholderUrl(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(127\.|localhost$|\[::1\])/.test(hostname) || isPlaceholderEmail(`@${hostname}`);
}

/** The placeholders among the venue's fields, and the sources that its figures lack. */
export function placeholderFacts(file: ContentFile, venue: Venue): Problem[] {
  const at = (path: (string | number)[], found: string | undefined, wanted: string) => ({
    file: file.file,
    line: file.lineOf(path),
    field: String(path[0]),
    found: found ?? 'nothing',
    wanted,
  });
  const { address, telephones, emails } = venue;
  const sources = ['playersSource', 'ratingSource'] as const;
  const urls = { launcher: venue.launcher, formEndpoint: venue.formEndpoint };
  return [
    ...Object.entries({ ...address, studio: venue.studio })
      .filter(([, value]) => isPlaceholderText(value))
      .map(([field, value]) =>
        at(field in address ? ['address', field] : [field], value, `The real ${field}.`),
      ),
    ...telephones
      .map(({ number }, index) => at(['telephones', index, 'number'], number, 'The real number.'))
      .filter(({ found }) => isPlaceholderTelephone(found)),
    ...emails
      .map((email, index) => at(['emails', index, 'address'], email.address, 'The real address.'))
      .filter(({ found }) => isPlaceholderEmail(found)),
    ...Object.entries(urls)
      .filter(([, url]) => url && isPlaceholderUrl(url))
      .map(([field, url]) => at([field], url, 'The real https address, or no such line.')),
    ...sources
      .filter((field) => !venue[field])
      .map((field) => at([field], undefined, venueSchema.shape[field].description ?? '')),
  ];
}

/** The placeholders of `npm run new:game` in a game's file and poster. */
export function placeholderGame(root: string, { filePath, data }: Entry<Game>): Problem[] {
  const poster = join('src/content/games', data.image);
  return [filePath, poster]
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) =>
      linesWith(root, path, /placeholder/i, 'The final text, or the final poster.'),
    );
}

/** The lines of a file that match `pattern`, as problems. */
export function linesWith(root: string, file: string, pattern: RegExp, wanted: string): Problem[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      pattern.test(text)
        ? [{ file, line: index + 1, field: 'a line', found: text.trim(), wanted }]
        : [],
    );
}
