import { pages } from '../../lib/site-map.ts';
import { gameSchema, type Game } from '../../schemas/game.ts';
import { legalSchema, type Legal } from '../../schemas/legal.ts';
import { venueSchema, type Venue } from '../../schemas/venue.ts';
import type { ContentFile } from './content-file.ts';
import { readContentFiles, type ContentFiles } from './content-files.ts';
import { checkFieldFacts } from './fact-problems.ts';
import { fillIn, passages, venueFacts, type Facts } from './facts.ts';
import {
  checkGames,
  checkLauncherNumbers,
  checkNumberOfGames,
  checkPosters,
} from './game-problems.ts';
import { parseFields } from './parse-fields.ts';
import { posterPaths } from './poster-problems.ts';
import type { Problem } from './problem.ts';
import { renderText, type RenderedText } from './render-text.ts';

/** A game or law page: its checked fields, and its text as HTML. */
export interface Entry<Data> {
  id: string;
  file: string;
  data: Data;
  rendered: RenderedText;
}

/** The content of the site. With any problem, `venue` is undefined and the lists are empty. */
export interface Content {
  files: ContentFiles;
  problems: Problem[];
  venue: Venue | undefined;
  legal: Entry<Legal>[];
  games: Entry<Game>[];
}

interface ReadOptions {
  /** The numbers that the site's own launcher knows. */
  launcherGameIds: readonly string[];
  /** The site's sub-path, for links in texts: `/` or for example `/lounge`. */
  base?: string;
}

/** The content files of the project in the folder `root`, and the fields of those that the schemas accept. */
export function readFields(root: string) {
  const files = readContentFiles(root);
  return {
    files,
    venue: files.venue && parseFields(files.venue, venueSchema),
    legal: files.legal.map((file) => ({ file, data: parseFields(file, legalSchema) })),
    games: files.games.map((file) => ({ file, data: parseFields(file, gameSchema) })),
  };
}

/** Reads, checks and renders all content of the project in the folder `root`. */
export async function readContent(
  root: string,
  { launcherGameIds, base = '/' }: ReadOptions,
): Promise<Content> {
  const { files, venue, legal, games } = readFields(root);
  const minimumAge = venue?.minimumAge;
  const facts = venueFacts(venue);
  const thirdParties = {
    launcher: urls([venue?.launcher]),
    images: urls(games.map(({ data }) => data?.image)),
    formEndpoint: urls([venue?.formEndpoint]),
  };
  const posters = posterPaths(root);
  const gamePages = files.games.map(({ id }) => `/game/${id}`);
  const addresses = [...pages.map(({ path }) => path), ...gamePages];
  for (const file of [...files.legal, ...files.games]) checkFieldFacts(file, facts, minimumAge);

  const toEntry = async <Data>(file: ContentFile, data: Data | undefined, known: Facts) => {
    const context = { facts: known, minimumAge, addresses, posters, base };
    const rendered = await renderText(file, context);
    return data && rendered ? [{ id: file.id, file: file.file, data, rendered }] : [];
  };
  const legalEntries = legal.map(({ file, data }) => {
    const hasPassages = !data || data.wordings;
    const passed = hasPassages ? passages(data?.wordings, thirdParties, facts) : [];
    const boxText = fillIn(data?.boxText ?? '', (name, found) => facts.get(name) ?? found);
    return toEntry(file, data && { ...data, boxText }, new Map([...facts, ...passed]));
  });
  const gameEntries = games.map(({ file, data }) => toEntry(file, data, facts));
  const content = {
    legal: (await Promise.all(legalEntries)).flat(),
    games: (await Promise.all(gameEntries)).flat(),
  };

  if (files.venue) checkNumberOfGames(root, files.games, files.venue);
  checkGames(files.games);
  if (!venue?.launcher) checkLauncherNumbers(files.games, launcherGameIds);
  await checkPosters(root, files.games, posters);
  const problems = [files, files.venue, ...files.legal, ...files.games].flatMap(
    (file) => file?.problems ?? [],
  );
  if (problems.length > 0) return { files, problems, venue: undefined, legal: [], games: [] };
  return { files, problems, venue, ...content };
}

/** The values that are URLs. The others are files of the project. */
function urls(values: (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined && URL.canParse(value)) as string[];
}
