import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Venue } from '../lib/venue-schema';
import type { ContentFile } from './content-file';
import type { Problem } from './problem';

/** Numbers that nobody has: those that Ofcom and the North American plan reserve for drama. */
const unassigned =
  /^\+(44(207946|1632960|7700900|8081570|3069990|1[1-9]\d4960)|1\d{3}55501)\d{2,}$/;
/** Names that nobody has (RFC 2606). */
const reserved = /[@.]example(\.(com|org|net))?$|\.(test|invalid|localhost)$/;
const loopback = /^https?:\/\/(127\.|localhost|\[::1\])/;
/** What the site was shipped with where there is no reserved range. */
const shipped = ['18 Lagoon Parade', 'Exampleton', 'EX0 0EX', 'Lantern Row Studio'];

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
      .filter(([, value]) => shipped.includes(value))
      .map(([field, value]) =>
        at(field in address ? ['address', field] : [field], value, `The real ${field}.`),
      ),
    ...telephones
      .map(({ number }, index) => at(['telephones', index, 'number'], number, 'The real number.'))
      .filter(({ found }) => unassigned.test(found.replaceAll(' ', ''))),
    ...emails
      .map((email, index) => at(['emails', index, 'address'], email.address, 'The real address.'))
      .filter(({ found }) => reserved.test(found)),
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

const isReal = (url: string | undefined) =>
  url !== undefined && !loopback.test(url) && !reserved.test(new URL(url).hostname);

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
