import { pages } from '../../lib/site-map.ts';
import { gameSchema, type Game } from '../../schemas/game.ts';
import { legalSchema, type Legal } from '../../schemas/legal.ts';
import { venueSchema, type Venue } from '../../schemas/venue.ts';
import type { ContentFile } from './content-file.ts';
import { readContentFiles, type ContentFiles } from './content-files.ts';
import { fillIn, passages, venueFacts, type Facts } from './facts.ts';
import { checkFieldTexts } from './check-field-texts.ts';
import {
  checkGames,
  checkLauncherNumbers,
  checkNumberOfGames,
  checkPosters,
} from './check-games.ts';
import { parseFields } from './parse-fields.ts';
import { posterPaths } from './check-posters.ts';
import type { Problem } from './problem.ts';
import { renderText, type RenderedText } from './render-text.ts';
import { thirdPartiesOf } from '../third-parties.ts';

/** A game or law page as Astro stores it: its checked fields, and its text as HTML. */
export interface Entry<Data> {
  id: string;
  filePath: string;
  data: Data;
  rendered: RenderedText;
  assetImports: string[];
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

/** The content files of the project in the folder `root`, their fields where the schemas accept them, and third parties. */
export function readFields(root: string) {
  const files = readContentFiles(root);
  const venue = files.venue && parseFields(files.venue, venueSchema);
  const legal = files.legal.map((file) => ({ file, data: parseFields(file, legalSchema) }));
  const games = files.games.map((file) => ({ file, data: parseFields(file, gameSchema) }));
  const images = games.map(({ data }) => data?.image);
  return { files, venue, legal, games, thirdParties: thirdPartiesOf(venue, images) };
}

/** Reads, checks and renders all content of the project in the folder `root`. */
export async function readContent(
  root: string,
  { launcherGameIds, base = '/' }: ReadOptions,
): Promise<Content> {
  const { files, venue, legal, games, thirdParties } = readFields(root);
  const facts = venueFacts(venue);
  const posters = posterPaths(root);
  const gamePaths = files.games.map(({ id }) => `/game/${id}`);
  const context = { addresses: [...pages.map(({ path }) => path), ...gamePaths], posters, base };

  const toEntry = async <Data>(file: ContentFile, data: Data | undefined, known: Facts) => {
    checkFieldTexts(file, facts);
    const rendered = await renderText(file, { ...context, facts: known });
    const assetImports = rendered.metadata.imagePaths;
    return data ? [{ id: file.id, filePath: file.file, data, rendered, assetImports }] : [];
  };
  const legalEntries = legal.map(({ file, data }) => {
    const hasPassages = !data || data.wordings;
    const passed = hasPassages ? passages(data?.wordings, thirdParties, facts) : [];
    const filled = data && { ...data, boxText: fillIn(data.boxText, facts) };
    return toEntry(file, filled, new Map([...facts, ...passed]));
  });
  const gameEntries = games.map(({ file, data }) => toEntry(file, data, facts));
  const entries = {
    legal: (await Promise.all(legalEntries)).flat(),
    games: (await Promise.all(gameEntries)).flat(),
  };
  if (files.venue) checkNumberOfGames(files.games, files.venue);
  checkGames(files.games);
  if (!venue?.launcher) checkLauncherNumbers(files.games, launcherGameIds);
  await checkPosters(root, files.games, posters);

  const read = [files, files.venue, ...files.legal, ...files.games];
  const problems = read.flatMap((file) => file?.problems ?? []);
  if (problems.length > 0) return { files, problems, venue: undefined, legal: [], games: [] };
  return { files, problems, venue, ...entries };
}
