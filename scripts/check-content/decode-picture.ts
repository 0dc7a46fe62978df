/** Decodes a picture, to find errors that would stop the build or leave an empty place in a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  if (!fileExists(join(root, path)))
    return `There is no file ${path}. Correct the path, including its capitals, or add the picture.`;
  if (!shown.test(path)) return unreadable(path);
  const bytes = readFileSync(join(root, path));
  const refused = /\.svg$/i.test(path) ? svgError(path, bytes.toString()) : undefined;
  if (refused) return refused;
  try {
    const image = sharp(bytes, { failOn: 'error' });
    const { width, height, pages = 1 } = await image.metadata();
    if (pages > 1) return `${path} is animated. Export one frame of it.`;
    await image.resize(16).raw().toBuffer();
    // Astro reads the size of an SVG without sharp.
    await imageMetadata(bytes, path);
    return { width, height };
  } catch (thrown) {
    return decodingError(path, (thrown as Error).message);
  }
}

/** The error of an SVG that no decoder needs to find. */
function svgError(path: string, svg: string): string | undefined {
  const part = unsafePart(svg);
  if (part) return `${path} contains ${part}. ${unsafePartRemedy}`;
  if (movesByItself(svg))
    return `${path} moves by itself, for every visitor and without an end. Export it without animation, or write .animated before the selectors of its rules with animation.`;
  return hasNamespace.test(svg)
    ? undefined
    : `Browsers do not show ${path}, because its first tag has no namespace. Write xmlns="http://www.w3.org/2000/svg" after <svg.`;
}

/** The kinds of files that pages can show. */
const shown = /\.(?:svg|avif|webp|gif|png|jpe?g)$/i;

const unreadable = (path: string) =>
  `The build cannot read ${path}: it is damaged, or of a kind that browsers do not show. Export it as JPEG, PNG or WebP.`;

function decodingError(path: string, message: string): string {
  if (!path.endsWith('.svg')) return unreadable(path);
  const [, line] = /line (\d+) column \d+/.exec(message) ?? [];
  const where = line ? ` from its line ${line} on` : '';
  return `The build cannot read ${path}${where}. Export it again as plain SVG, with a width and a height, and without a prefix before svg.`;
}

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
