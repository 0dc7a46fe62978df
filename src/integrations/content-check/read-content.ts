import { fillIn, passages, venueFacts, type Facts } from '../../lib/facts.ts';
import { pages } from '../../lib/site-map.ts';
import { gameSchema, type Game } from '../../schemas/game.ts';
import { legalSchema, type Legal } from '../../schemas/legal.ts';
import { venueSchema, type Venue } from '../../schemas/venue.ts';
import type { ContentFile } from './content-file.ts';
import { readContentFiles, type ContentFiles } from './content-files.ts';
import { factProblems, fieldProblems } from './field-problems.ts';
import { demoProblems, gamesProblems, numberProblems, posterProblems } from './game-problems.ts';
import { posterPaths } from './poster-problems.ts';
import type { Problem } from './problem.ts';
import { renderText, type RenderedText } from './render-text.ts';

/** A content file as pages show it. */
export interface Entry<Data> {
  id: string;
  file: string;
  data: Data;
  rendered: RenderedText;
}

/** The content of the site. As long as there is a problem, there is no venue, no game and no law page. */
export interface Content {
  files: ContentFiles;
  problems: Problem[];
  venue: Venue | undefined;
  legal: Entry<Legal>[];
  games: Entry<Game>[];
}

export interface ReadOptions {
  /** The numbers of the games that the site's own launcher knows. */
  launcherGameIds: readonly string[];
  /** The path that the site lives under, for the links in texts. */
  base?: string;
}

/** Reads, checks and renders all content of the project in the folder `root`. */
export async function readContent(
  root: string,
  { launcherGameIds, base = '/' }: ReadOptions,
): Promise<Content> {
  const files = readContentFiles(root);
  const venue = venueSchema.safeParse(files.venue?.fields).data;
  const legal = files.legal.map((file) => ({
    file,
    data: legalSchema.safeParse(file.fields).data,
  }));
  const games = files.games.map((file) => ({ file, data: gameSchema.safeParse(file.fields).data }));

  const facts = venueFacts(venue);
  const thirdParties = {
    launcher: addresses([venue?.launcher]),
    images: addresses(games.map(({ data }) => data?.image)),
    formEndpoint: addresses([venue?.formEndpoint]),
  };
  const posters = posterPaths(root);
  const surroundings = {
    minimumAge: venue?.minimumAge,
    addresses: [...pages.map(({ path }) => path), ...files.games.map(({ id }) => `/game/${id}`)],
    posters,
    base,
  };
  const render = (file: ContentFile, known: Facts) =>
    renderText(file, { ...surroundings, facts: known });
  const legalTexts = legal.map(({ file, data }) => {
    const hasPassages = !data || data.wordings;
    const passed = hasPassages ? passages(data?.wordings, thirdParties, facts) : [];
    return render(file, new Map([...facts, ...passed]));
  });
  const gameTexts = games.map(({ file }) => render(file, facts));
  const texts = await Promise.all([...legalTexts, ...gameTexts]);

  const problems = [
    ...files.problems,
    ...(files.venue ? [files.venue] : []).flatMap((file) => [
      ...file.problems,
      ...fieldProblems(file, venueSchema),
      ...numberProblems(root, files.games, file),
    ]),
    ...files.legal.flatMap((file) => [...file.problems, ...fieldProblems(file, legalSchema)]),
    ...files.games.flatMap((file) => [...file.problems, ...fieldProblems(file, gameSchema)]),
    ...[...files.legal, ...files.games].flatMap((file) => factProblems(file, facts, venue)),
    ...texts.flatMap((text) => text.problems),
    ...gamesProblems(files.games),
    ...(venue?.launcher ? [] : demoProblems(files.games, launcherGameIds)),
    ...(await posterProblems(root, files.games, posters)),
  ];
  if (problems.length > 0) return { files, problems, venue: undefined, legal: [], games: [] };
  const entries = <Data>(
    list: { file: ContentFile; data: Data | undefined }[],
    rendered: RenderedText[],
  ) =>
    list.flatMap(({ file: { id, file }, data }, index) => {
      const text = rendered[index];
      return data && text ? [{ id, file, data, rendered: text }] : [];
    });
  const rendered = texts.map((text) => text.rendered);
  return {
    files,
    problems,
    venue,
    legal: entries(legal, rendered).map((entry) => ({
      ...entry,
      data: {
        ...entry.data,
        boxText: fillIn(entry.data.boxText, (name, found) => facts.get(name) ?? found),
      },
    })),
    games: entries(games, rendered.slice(legal.length)),
  };
}

/** Those that are addresses on another host, and no files of ours. */
function addresses(values: (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined && URL.canParse(value)) as string[];
}
