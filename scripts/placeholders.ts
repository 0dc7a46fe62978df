import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isPlaceholderEmail,
  isPlaceholderTelephone,
  isPlaceholderText,
  isPlaceholderUrl,
} from '../src/lib/placeholder.ts';
import type { Venue } from '../src/schemas/venue.ts';
import type { ContentFile } from '../src/integrations/content-check/content-file.ts';
import type { Problem } from '../src/integrations/content-check/problem.ts';

/** The facts of the venue that are still placeholders. */
export function placeholderFacts(file: ContentFile, venue: Venue): Problem[] {
  const at = (path: (string | number)[], found: string | undefined, wanted: string) => ({
    file: file.file,
    line: file.lineOf(path),
    field: String(path[0]),
    found: found ?? 'nothing',
    wanted,
  });
  const { address, telephones, emails, launcher, formEndpoint } = venue;
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
    ...(isReal(launcher)
      ? []
      : [
          at(
            ['launcher'],
            launcher,
            "The https address of the launcher, or stay with the site's own demos.",
          ),
        ]),
    ...(isReal(formEndpoint)
      ? []
      : [
          at(
            ['formEndpoint'],
            formEndpoint,
            'The https address that takes the messages; until then, the form sends nothing and says so.',
          ),
        ]),
  ];
}

const isReal = (url: string | undefined) => url !== undefined && !isPlaceholderUrl(url);

/** The lines of a game's file and of its poster that are still those of `npm run new:game`. */
export function placeholderGame(root: string, { file, fields }: ContentFile): Problem[] {
  const { image } = fields as { image: string };
  const poster = join('src/content/games', image);
  return [file, poster]
    .filter((one) => existsSync(join(root, one)))
    .flatMap((one) =>
      linesWith(root, one, /placeholder/i, 'The words of the game, or its own poster.'),
    );
}

/** The lines of a file that say something, as things that are left to do. */
export function linesWith(root: string, file: string, sign: RegExp, wanted: string): Problem[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      sign.test(text)
        ? [{ file, line: index + 1, field: 'a line', found: text.trim(), wanted }]
        : [],
    );
}
