/** Checks the pictures that content files name, by decoding each once. */
import { readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import type { Content, ContentError, ContentFile } from '../src/lib/content/content-files.ts';
import { unsafePart, unsafePartRemedy } from '../src/schemas/checks/unsafe-svg.ts';
import type { TextPage } from './content-links.ts';
import { fileExists } from './content-texts.ts';

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
  { games, photos }: Content,
  texts: readonly TextPage[],
  imageHosts: readonly string[],
): Promise<ContentError[]> {
  const results = new Map<string, Result>();
  const found: ContentError[] = [];
  const pictures = [
    ...games.flatMap((file) => inField(file, 'poster')),
    ...photos.flatMap((file) => inField(file, 'photo')),
  ];
  for (const text of texts) {
    const inTexts = picturesInText(text, imageHosts);
    found.push(...inTexts.errors);
    pictures.push(...inTexts.named);
  }
  for (const { path, use, errorAt } of pictures) {
    const result = results.get(path) ?? (await decode(root, path));
    results.set(path, result);
    if (typeof result === 'string') found.push(errorAt(result));
    else {
      const hint = hintOnSize(path, use, result);
      if (hint) found.push({ ...errorAt(hint), isHint: true });
    }
  }
  return found;
}

/** The picture that the field `image` names, unless it is on another host. */
function inField({ file, fields, errorAt }: ContentFile, use: NamedPicture['use']): NamedPicture[] {
  const { image } = fields;
  if (typeof image !== 'string' || !image.startsWith('.')) return [];
  const path = posix.join(posix.dirname(file), image);
  return [{ path, use, errorAt: (message) => errorAt(['image'], message) }];
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

/** What is wrong with the address of a picture in a text. */
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

/** The size of a picture, or the reason why a page cannot show it, with the remedy. */
type Result = Size | string;
interface Size {
  width: number;
  height: number;
}

async function decode(root: string, path: string): Promise<Result> {
  const ending = extname(path).slice(1);
  const error = fileExists(join(root, path))
    ? endingError(path, ending)
    : `There is no file ${path}. Correct the path, including its capitals, or add the picture.`;
  if (error) return error;
  const bytes = readFileSync(join(root, path));
  const refused = sourceError(path, ending, bytes);
  if (refused) return refused;
  try {
    const image = sharp(bytes, { failOn: 'error' });
    const { width, height, format } = await image.metadata();
    const [found = '', ...others] = endingsOf[format] ?? [];
    if (![found, ...others].includes(ending))
      return `${path} is a file of another kind. Rename it, so that it ends with .${found}.`;
    await image.resize(16).raw().toBuffer();
    // Astro reads the size of an SVG in its own way.
    await imageMetadata(bytes, path);
    return { width, height };
  } catch (thrown) {
    return decodingError(path, (thrown as Error).message);
  }
}

function endingError(path: string, ending: string): string | undefined {
  const lower = ending.toLowerCase();
  if (!Object.values(endingsOf).flat().includes(lower))
    return `Browsers do not show this kind of file. Export ${path} as JPEG, PNG or WebP.`;
  return lower === ending
    ? undefined
    : `Servers tell capitals apart. Rename ${path}, so that it ends with .${lower}.`;
}

/** What is wrong with a file before it is decoded. */
function sourceError(path: string, ending: string, bytes: Buffer): string | undefined {
  // The brand of an AVIF with several frames, which neither sharp nor the build can read.
  if (ending === 'avif' && bytes.subarray(4, 64).includes('avis'))
    return `${path} is an animated AVIF. Export one frame as AVIF, JPEG, PNG or WebP.`;
  if (ending !== 'svg') return undefined;
  const svg = bytes.toString();
  const part = unsafePart(svg);
  if (part) return `${path} contains ${part}. ${unsafePartRemedy}`;
  if (movesByItself(svg))
    return `${path} moves by itself, for every visitor and without an end. Export it without animation, or write .animated before the selectors of its rules with animation.`;
  return hasNamespace.test(svg)
    ? undefined
    : `Browsers do not show ${path}, because its first tag has no namespace. Write xmlns="http://www.w3.org/2000/svg" after <svg.`;
}

function decodingError(path: string, message: string): string {
  if (/pixel limit/.test(message))
    return `${path} has too many pixels for the build. Export it with at most 4000 on each side.`;
  const [, reason] = /line (\d+) column \d+/.exec(message) ?? [];
  const where = reason ? ` from its line ${reason} on` : '';
  return path.endsWith('.svg')
    ? `The build cannot read ${path}${where}. Export it again as plain SVG, with a width and a height, and without a prefix before svg.`
    : `The build cannot read ${path}: it is damaged, or not a picture. Export it again.`;
}

/** The endings of each format, by the name that sharp has for it. */
const endingsOf: Partial<Record<string, string[]>> = {
  svg: ['svg'],
  heif: ['avif'],
  webp: ['webp'],
  gif: ['gif'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
};

const hasNamespace = /\sxmlns(?::[\w.-]+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;

/** Whether an SVG has an animation that does not wait for the pointer. Pages show its rules for `.animated` only then. */
function movesByItself(svg: string): boolean {
  if (/<(?:[^\s<>/:]*:)?(?:animate\w*|set)\b/i.test(svg)) return true;
  // Each block ends at the end of a rule: what precedes it, its selector, and its declarations.
  return svg.split('}').some((block) => {
    const start = block.lastIndexOf('{');
    const [before, rule] = [block.slice(0, Math.max(start, 0)), block.slice(start + 1)];
    const animation = /\banimation(?:-name)?\s*:/;
    if (animation.test(before)) return true;
    const [selectors = ''] = before.split(/[{;>]/).slice(-1);
    const isOnPointer = selectors.split(',').every((each) => each.includes('.animated'));
    return animation.test(rule) && !isOnPointer;
  });
}

function hintOnSize(path: string, use: NamedPicture['use'], { width, height }: Size) {
  const least = { poster: 400, photo: 1600, text: 0 }[use];
  if (width < least && !path.endsWith('.svg'))
    return `${path} is ${width} pixels wide, so it looks blurred. Export it at least ${least} wide.`;
  return use === 'poster' && width > height
    ? `${path} is wider than high, so the page shows only its middle. A poster is four wide to five high.`
    : undefined;
}
