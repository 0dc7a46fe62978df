import { fillIn, passages, venueFacts, type Facts } from '../../lib/facts.ts';
import { pages } from '../../lib/site-map.ts';
import { gameSchema, type Game } from '../../schemas/game.ts';
import { legalSchema, type Legal } from '../../schemas/legal.ts';
import { venueSchema, type Venue } from '../../schemas/venue.ts';
import type { ContentFile } from './content-file.ts';
import { readContentFiles, type ContentFiles } from './content-files.ts';
import { factProblems } from './fact-problems.ts';
import { fieldProblems } from './field-problems.ts';
import { demoProblems, gamesProblems, numberProblems, posterProblems } from './game-problems.ts';
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
    launcher: urls([venue?.launcher]),
    images: urls(games.map(({ data }) => data?.image)),
    formEndpoint: urls([venue?.formEndpoint]),
  };
  const posters = posterPaths(root);
  const context = {
    minimumAge: venue?.minimumAge,
    addresses: [...pages.map(({ path }) => path), ...files.games.map(({ id }) => `/game/${id}`)],
    posters,
    base,
  };
  const render = (file: ContentFile, known: Facts) =>
    renderText(file, { ...context, facts: known });
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

/** The values that are URLs. The others are files of the project. */
function urls(values: (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined && URL.canParse(value)) as string[];
}
