/** Checks the pictures that content files name, by decoding each once. */
import { posix } from 'node:path';
import type { Content, ContentError, ContentFile } from '../../src/lib/content/content-files.ts';
import type { TextPage } from './check-links.ts';
import { decodePicture, type Decoded, type Size } from './decode-picture.ts';
import { valuesIn } from './values-in.ts';

/** A picture that a file names. */
interface NamedPicture {
  /** From the project's root. */
  path: string;
  use: 'poster' | 'photo' | 'text';
  errorAt: (message: string) => ContentError;
}

/**
 * Reports pictures that are missing, unsafe, too large, animated or unreadable, and hints at small ones. `imageHosts` are the
 * origins of pictures that the policy of the site allows.
 */
export async function checkPictures(
  root: string,
  { games, venue }: Content,
  texts: readonly TextPage[],
  imageHosts: readonly string[],
): Promise<ContentError[]> {
  const results = new Map<string, Decoded>();
  const found: ContentError[] = [];
  const pictures = [
    ...games.flatMap((file) => inFields(file, 'poster')),
    ...venue.flatMap((file) => inFields(file, 'photo')),
  ];
  for (const text of texts) {
    const inTexts = picturesInText(text, imageHosts);
    found.push(...inTexts.errors);
    pictures.push(...inTexts.named);
  }
  for (const { path, use, errorAt } of pictures) {
    const result = results.get(path) ?? (await decodePicture(root, path));
    results.set(path, result);
    if (typeof result === 'string') found.push(errorAt(result));
    else {
      const hint = hintOnSize(path, use, result);
      if (hint) found.push({ ...errorAt(hint), isHint: true });
    }
  }
  return found;
}

/** The pictures of the site that the fields of a file name. */
function inFields({ file, fields, errorAt }: ContentFile, use: NamedPicture['use']) {
  return valuesIn(fields).flatMap(([field, image]): NamedPicture[] => {
    if (field.at(-1) !== 'image' || typeof image !== 'string' || !image.startsWith('.')) return [];
    const path = posix.join(posix.dirname(file), image);
    return [{ path, use, errorAt: (message) => errorAt(field, message) }];
  });
}

/** The pictures of the site in a text, and errors for others. */
function picturesInText({ file, pictures }: TextPage, imageHosts: readonly string[]) {
  const errors: ContentError[] = [];
  const named: NamedPicture[] = [];
  for (const picture of pictures) {
    const { line, value: url } = picture;
    const errorAt = (message: string) => ({ file, line, field: 'a picture', message });
    if (url.startsWith('data:image/') || imageHosts.includes(URL.parse(url)?.origin ?? ''))
      continue;
    const message = addressError(picture);
    const folder = url.startsWith('/') ? 'public' : posix.dirname(file);
    if (message) errors.push(errorAt(message));
    else named.push({ path: posix.join(folder, url), use: 'text', errorAt });
  }
  return { errors, named };
}

/** The error of the address of a picture in a text. */
function addressError({ value: url, isHtml, isSized }: TextPage['pictures'][number]) {
  const remedy =
    'Save it in src/assets/images/, and write ![What the picture shows](path), with the path relative to this file.';
  if (URL.canParse(url) || url.startsWith('//'))
    return `The policy of the site blocks pictures of other hosts. ${remedy}`;
  if (url.startsWith('/'))
    return isSized
      ? undefined
      : `The page would move while ${url} loads, because its size is unknown. ${remedy}`;
  return isHtml || !url ? `The build does not find "${url}" in HTML. ${remedy}` : undefined;
}

function hintOnSize(path: string, use: NamedPicture['use'], { width, height }: Size) {
  const least = { poster: 400, photo: 1600, text: 0 }[use];
  if (width < least && !path.endsWith('.svg'))
    return `${path} is ${width} pixels wide, so it looks blurred. Export it at least ${least} wide.`;
  return use === 'poster' && width > height
    ? `${path} is wider than high, so the page shows only its middle. A poster is four wide to five high.`
    : undefined;
}
