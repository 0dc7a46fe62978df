import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { pages } from '../../lib/navigation.ts';
import { gameUrl } from '../../lib/urls.ts';
import { eveningSchema, type Evening } from '../../schemas/evening.ts';
import { gameSchema, type Game } from '../../schemas/game.ts';
import { legalSchema, passageNames, sections, type Legal } from '../../schemas/legal.ts';
import { menuSchema, type Menu } from '../../schemas/menu.ts';
import { photoSchema, type Photo } from '../../schemas/photo.ts';
import { didYouMean } from '../did-you-mean.ts';
import { venueSchema, type Venue } from '../../schemas/venue.ts';
import { reportField, type ContentFile } from './content-file.ts';
import { readContentFiles, type ContentFiles } from './content-files.ts';
import { interpolate, passages, venueFacts, type Facts } from '../render/facts.ts';
import { checkHours } from '../check/check-hours.ts';
import { checkFieldTexts } from '../check/check-words.ts';
import {
  checkGames,
  checkLauncherNumbers,
  checkNumberOfGames,
  checkPosters,
} from '../check/check-games.ts';
import { checkEvenings, checkMenu, checkPhotos } from '../check/check-supper.ts';
import { decodePath } from '../check/check-links.ts';
import { mistake, warning } from '../messages.ts';
import { parseFields } from './parse-fields.ts';
import { isPicture, posterPaths } from '../check/check-posters.ts';
import { renderText, type RenderedText } from '../render/render-text.ts';
import { thirdPartiesOf, type ThirdParties } from '../../build/third-parties.ts';

/** A game, law page, menu, evening or photograph as Astro stores it: its checked fields, and its text as HTML. */
export interface Entry<Data> {
  id: string;
  filePath: string;
  data: Data;
  rendered: Pick<RenderedText, 'html' | 'metadata'>;
  assetImports: string[];
}

/** The content of the site. With any mistake, `venue` is undefined and the lists are empty. */
export interface Content {
  files: ContentFiles;
  mistakes: VFileMessage[];
  /** What may be right, and a person should look at. */
  warnings: VFileMessage[];
  venue: Venue | undefined;
  legal: Entry<Legal>[];
  games: Entry<Game>[];
  /** The menu, if there is one. */
  menu: Entry<Menu>[];
  evenings: Entry<Evening>[];
  photos: Pick<Entry<Photo>, 'id' | 'data'>[];
}

/** The content files of the project in the folder `root`, their fields where the schemas accept them, and third parties. */
export function readFields(root: string) {
  const files = readContentFiles(root);
  const venue = files.venue && parseFields(files.venue, venueSchema);
  const legal = files.legal.map((file) => ({ file, data: parseFields(file, legalSchema) }));
  const games = files.games.map((file) => ({ file, data: parseFields(file, gameSchema) }));
  const images = games.map(({ data }) => data?.image);
  const menu = files.menu.map((file) => ({ file, data: parseFields(file, menuSchema) }));
  const evenings = files.evenings.map((file) => ({ file, data: parseFields(file, eveningSchema) }));
  const photos = files.photos.map((file) => ({ file, data: parseFields(file, photoSchema) }));
  return {
    files,
    venue,
    legal,
    games,
    menu,
    evenings,
    photos,
    thirdParties: thirdPartiesOf(venue, images),
  };
}

/** A file with its checked fields and its text as HTML. */
interface Page<Data> {
  path: string;
  file: ContentFile;
  data: Data | undefined;
  rendered: RenderedText;
}

/**
 * Reads, checks and renders all content of the project in the folder `root`. `launcherGameIds` are the numbers that the
 * site's own launcher knows. `base` is the site's sub-path, for links in texts.
 */
export async function readContent(
  root: string,
  { launcherGameIds, base = '/' }: { launcherGameIds: readonly string[]; base?: string },
): Promise<Content> {
  const { files, venue, legal, games, menu, evenings, photos, thirdParties } = readFields(root);
  const facts = venueFacts(venue);
  const posters = posterPaths(root);
  const paths = [
    ...pages.map(({ path }) => path),
    ...files.games.map(({ id }) => gameUrl(id, '/')),
    ...(menu.length > 0 ? ['/menu'] : []),
    ...(evenings.length > 0 ? ['/evenings'] : []),
  ];
  const context = { venue, paths, posters: posters.filter(isPicture), base };

  const toPage = async <Data>(
    path: string,
    file: ContentFile,
    data: Data | undefined,
    known: Facts,
  ): Promise<Page<Data>> => {
    checkFieldTexts(file, facts, venue);
    const rendered = await renderText(file, { ...context, facts: known }, root);
    return { path, file, data, rendered };
  };
  const legalPages = await Promise.all(
    legal.map(({ file, data }) => {
      const hasPassages = !data || data.wordings;
      const passed = hasPassages ? passages(data?.wordings, thirdParties, facts) : [];
      const filled = data && {
        ...data,
        description: interpolate(data.description, facts),
        boxText: interpolate(data.boxText, facts),
      };
      return toPage(`/${file.id}`, file, filled, new Map([...facts, ...passed]));
    }),
  );
  const gamePages = await Promise.all(
    games.map(({ file, data }) => toPage(gameUrl(file.id, '/'), file, data, facts)),
  );
  const supperPages = {
    menu: await Promise.all(menu.map(({ file, data }) => toPage('/menu', file, data, facts))),
    evenings: await Promise.all(
      evenings.map(({ file, data }) => toPage('/evenings', file, data, facts)),
    ),
  };
  checkMenu(menu, venue);
  checkEvenings(evenings, venue);
  await checkPhotos(root, photos);
  for (const file of files.photos) {
    checkFieldTexts(file, facts, venue);
    checkNoText(file);
  }
  checkFragments(root, [...legalPages, ...gamePages, ...supperPages.menu, ...supperPages.evenings]);
  for (const page of legalPages) {
    checkPassages(page, thirdParties);
    checkSections(page);
  }
  if (files.venue) {
    checkFieldTexts(files.venue, facts, venue);
    checkVenue(files.venue, venue, files);
  }
  const hasOwnLauncher = !venue?.launcher;
  checkGames(files.games, hasOwnLauncher ? launcherGameIds : []);
  if (hasOwnLauncher) checkLauncherNumbers(files.games, launcherGameIds);
  const aboutPosters = await checkPosters(root, files.games, posters);

  const read = [
    ...[files, files.venue, ...files.legal, ...files.games],
    ...[...files.menu, ...files.evenings, ...files.photos],
  ];
  const messages = [...read.flatMap((file) => file?.messages ?? []), ...aboutPosters];
  const mistakes = messages.filter(({ fatal }) => fatal);
  const entries = {
    venue,
    legal: legalPages.flatMap(toEntry),
    games: gamePages.flatMap(toEntry),
    menu: supperPages.menu.flatMap(toEntry),
    evenings: supperPages.evenings.flatMap(toEntry),
    photos: photos.flatMap(({ file: { id }, data }) => (data ? [{ id, data }] : [])),
  };
  return {
    files,
    mistakes,
    warnings: messages.filter(({ fatal }) => !fatal),
    ...(mistakes.length === 0 ? entries : noEntries),
  };
}

const noEntries = { venue: undefined, legal: [], games: [], menu: [], evenings: [], photos: [] };

function checkVenue(file: ContentFile, venue: Venue | undefined, files: ContentFiles): void {
  if (venue) checkHours(file, venue);
  // One of the misplaced files may be a game.
  if (files.messages.length === 0) checkNumberOfGames(files.games, file);
  checkNoText(file);
}

function checkNoText(file: ContentFile): void {
  const [found] = file.text?.trim().split('\n', 1) ?? [];
  if (!found) return;
  const wanted = 'No words below the second line of dashes: no page shows them.';
  file.report(file.textLine, mistake('the text', found, wanted));
}

function toEntry<Data>({ file, data, rendered: { html, metadata } }: Page<Data>): Entry<Data>[] {
  const assetImports = metadata.imagePaths;
  return data
    ? [{ id: file.id, filePath: file.file, data, rendered: { html, metadata }, assetImports }]
    : [];
}

/** Reports links to a part that the page does not have. Parts are headings of texts, and ids in components. */
function checkFragments(root: string, all: Page<unknown>[]): void {
  const inComponents = globSync('src/**/*.astro', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(
      ([, id]) => `#${id}`,
    ),
  );
  for (const { path: own, file, rendered } of all) {
    for (const { line, url } of rendered.fragments) {
      const [before = '', fragment = ''] = url.split('#', 2);
      const path = before.split('?', 1)[0] || own;
      const headings = all.find((page) => page.path === path)?.rendered.metadata.headings ?? [];
      const known = headings.map(({ slug }) => `#${slug}`);
      if (['#top', ...known, ...inComponents].includes(`#${decodePath(fragment)}`)) continue;
      const ids = known.length > 0 ? `, one of ${known.join(', ')}` : ', which has none';
      const wanted = `The id of a heading of that page${ids}.${didYouMean(`#${fragment}`, known)}`;
      file.report(line, mistake('a link', `"${url}"`, wanted));
    }
  }
}

/** Reports sections of a law page that are lost. A section may have another name. */
function checkSections({ file, rendered }: Page<Legal>): void {
  if (file.text === undefined) return;
  const { headings } = rendered.metadata;
  const present = headings.filter(({ depth }) => depth === 2).map(({ text }) => text.toLowerCase());
  const wanted = sections[file.id] ?? [];
  for (const section of wanted.filter((name) => !present.includes(name.toLowerCase()))) {
    const say = present.length < wanted.length ? mistake : warning;
    const remedy = `## ${section}, with its words. Or leave it, if the section has another name.`;
    file.report(file.textLine, say('the text', `no section "${section}"`, remedy));
  }
}

/** Reports passages about a third party that the text leaves out. */
function checkPassages({ file, data, rendered }: Page<Legal>, thirdParties: ThirdParties): void {
  for (const kind of Object.keys(passageNames) as (keyof ThirdParties)[]) {
    const hosts = thirdParties[kind].join(', ');
    if (!data?.wordings || !hosts) continue;
    const group = ['wordings', kind, 'with'];
    const shown = Object.values(data.wordings[kind].with);
    if (!shown.some((passage) => passage.includes('{hosts}')))
      reportField(file, group, 'no {hosts}', `{hosts} in a passage, which names ${hosts}.`);
    for (const name of passageNames[kind]) {
      if (rendered.facts.has(name)) continue;
      const wanted = `{${name}} in the text, because the site uses ${hosts}. For example: git diff ${file.file}`;
      file.report(file.lineOf([...group, name]), mistake('the text', `no {${name}}`, wanted));
    }
  }
}
