/** Decodes a picture, to find errors that would stop the build or leave an empty place in a page. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { unsafePart, unsafePartRemedy } from '../../src/schemas/checks/unsafe-svg.ts';
import { fileExists } from './file-exists.ts';

/** The size of a picture, or the reason why a page cannot show it, with the remedy. */
export type Decoded = Size | string;
export interface Size {
  width: number;
  height: number;
}

/** Decodes the picture at `path` in the project at `root`. */
export async function decodePicture(root: string, path: string): Promise<Decoded> {
  const ending = extname(path).slice(1);
  if (!fileExists(join(root, path)))
    return `There is no file ${path}. Correct the path, including its capitals, or add the picture.`;
  const bytes = readFileSync(join(root, path));
  const refused = sourceError(path, ending, bytes);
  if (refused) return refused;
  try {
    const image = sharp(bytes, { failOn: 'error' });
    const { width, height, format } = await image.metadata();
    await image.resize(16).raw().toBuffer();
    const [found = '', ...others] = endingsOf[format] ?? [];
    if (![found, ...others].includes(ending))
      return `The file ${path} is a ${format.toUpperCase()}. Rename it, so that it ends with .${found}.`;
    // Astro has a reader of its own for the size of an SVG.
    await imageMetadata(bytes, path);
    return { width, height };
  } catch (thrown) {
    return decodingError(path, (thrown as Error).message);
  }
}

/** The error of a file that no decoder needs to find. */
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
    : `The build cannot read ${path}: it is damaged, or of a kind that browsers do not show. Export it as JPEG, PNG or WebP.`;
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
