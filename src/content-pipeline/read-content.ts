import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { pages } from '../lib/navigation.ts';
import { checkGames, checkNumberOfGames } from './check/check-games.ts';
import { checkVenue } from './check/check-venue.ts';
import { checkLegal } from './check/check-legal.ts';
import { checkFragments } from './check/check-links.ts';
import type { TextContext } from './check/check-markdown.ts';
import { checkPhotos, checkPosters, picturesIn } from './check/check-pictures.ts';
import { checkEvenings, checkMenu } from './check/check-menu-and-evenings.ts';
import { checkFieldTexts } from './check/check-words.ts';
import type { Fields, Kind } from './kinds.ts';
import { mistake } from './messages.ts';
import { posterFolder } from '../schemas/game.ts';
import { interpolate, passages, venueFacts } from './facts.ts';
import { renderText } from './render/render-text.ts';
import type { ContentFile, RenderedText } from './read/content-file.ts';
import { readContentFiles, type ContentFiles } from './read/content-files.ts';

/** A content file as Astro stores it: its checked fields, and its text as HTML. */
export interface Entry<Data> {
  id: string;
  filePath: string;
  data: Data;
  rendered?: RenderedText;
  assetImports?: string[];
}

/** The content of the site. */
export interface Content {
  files: ContentFiles;
  mistakes: VFileMessage[];
  /** What may be right, and a person should look at. */
  warnings: VFileMessage[];
  /** Empty lists if there is any mistake. */
  entries: { [Name in Kind]: Entry<Fields<Name>>[] };
}

/**
 * Reads, checks and renders all content of the project in the folder `root`. `launcherGameIds` are the numbers that the
 * site's own launcher knows. `base` is the site's sub-path, for links in texts.
 */
export async function readContent(
  root: string,
  { launcherGameIds, base = '/' }: { launcherGameIds: readonly string[]; base?: string },
): Promise<Content> {
  const read = readContentFiles(root);
  const { files } = read;
  const [venueFile] = files.venue;
  const venue = venueFile?.data;
  const posters = picturesIn(root, posterFolder);
  await renderTexts(root, read, { venue, posters, base });

  if (venueFile) checkVenue(venueFile);
  // One of the misplaced files may be a game.
  if (venueFile && read.messages.length === 0) checkNumberOfGames(files.games, venueFile);
  checkGames(files.games, venue?.launcher ? undefined : launcherGameIds);
  checkMenu(files.menu[0], venue);
  checkEvenings(files.evenings, venue);
  await checkPhotos(root, files.photos);
  const aboutPosters = await checkPosters(root, files.games, posters);

  const reported = allOf(files).flatMap((file) => file.messages);
  const messages: VFileMessage[] = [...read.messages, ...aboutPosters, ...reported];
  const mistakes = messages.filter(({ fatal }) => fatal);
  const entries = Object.entries(files).map(([kind, list]: [string, ContentFile[]]) => [
    kind,
    mistakes.length > 0 ? [] : list.map(toEntry),
  ]);
  return {
    files,
    mistakes,
    warnings: messages.filter(({ fatal }) => !fatal),
    entries: Object.fromEntries(entries) as Content['entries'],
  };
}

const allOf = (files: ContentFiles): ContentFile[] => Object.values(files).flat();

/** Renders the texts of all files, and checks their words. */
async function renderTexts(
  root: string,
  { files, thirdParties }: ReturnType<typeof readContentFiles>,
  site: Pick<TextContext, 'venue' | 'posters' | 'base'>,
): Promise<void> {
  const all = allOf(files);
  const facts = venueFacts(site.venue);
  // Pages that the navigation leaves out.
  const others = globSync('src/pages/*.astro', { cwd: root })
    .map((file) => `/${basename(file, '.astro')}`)
    .filter((path) => /^\/(?!index$)[a-z-]+$/.test(path));
  const paths = [
    ...pages.map(({ path }) => path),
    ...others,
    ...all.flatMap(({ page }) => page ?? []),
  ];
  for (const file of all) checkFieldTexts(file, facts, site.venue);
  for (const file of files.legal) {
    const known = new Map([...facts, ...passages(file, thirdParties, facts)]);
    file.rendered = await renderText(file, { ...site, paths, facts: known }, root);
    checkLegal(file, thirdParties);
    if (!file.data) continue;
    file.data.description = interpolate(file.data.description, facts);
    file.data.boxText = interpolate(file.data.boxText, facts);
  }
  for (const file of [...files.games, ...files.menu, ...files.evenings])
    file.rendered = await renderText(file, { ...site, paths, facts }, root);
  for (const file of [...files.venue, ...files.photos]) checkNoText(file);
  checkFragments(root, all);
}

function toEntry({ id, file, data, rendered }: ContentFile): Entry<unknown> {
  const entry = { id, filePath: file, data };
  return rendered ? { ...entry, rendered, assetImports: rendered.metadata.imagePaths } : entry;
}

function checkNoText(file: ContentFile): void {
  const [found] = file.text?.trim().split('\n', 1) ?? [];
  if (!found) return;
  const wanted = 'No words below the second line of dashes: no page shows them.';
  file.report(file.textLine, mistake('the text', found, wanted));
}
