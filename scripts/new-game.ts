import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { stringify } from 'yaml';
import { accents, gameSchema } from '../src/schemas/game.ts';
import { isGameId } from '../src/integrations/content-check/game-problems.ts';
import { placeholderPoster } from './placeholder-poster.ts';
import { readContent } from '../src/integrations/content-check/read-content.ts';

/** `npm run new:game -- Id "Name"`: a game's file with every field explained, and a poster to replace. */
export async function run(root: string, [id = '', name = '']: string[]): Promise<number> {
  const { games } = await readContent(root);
  const files = [`src/content/games/${id}.md`, `src/assets/images/posters/${id}.svg`] as const;
  const refusal = refuse(id, name, [...games.map(({ file }) => file), ...files.filter(isIn(root))]);
  if (refusal) {
    console.log(refusal);
    return 1;
  }
  const places = games.map(
    ({ fields }) => Number((fields as { order?: unknown } | undefined)?.order) || 0,
  );
  const order = Math.max(0, ...places) + 1;
  writeFileSync(join(root, files[0]), gameFile(id, name, order));
  writeFileSync(join(root, files[1]), placeholderPoster);
  console.log(`Written: ${files.join(' and ')}.

Next:
1. In src/content/venue.md, write "games: ${games.length + 1}", so that the check knows that you mean it.
2. Write its words in ${files[0]}, and put its poster in the place of ${files[1]}.
3. "npm run dev" shows it at /game/${id}; "npm run check:content" says what is still wrong.`);
  return 0;
}

const isIn = (root: string) => (file: string) => existsSync(join(root, file));

function refuse(id: string, name: string, taken: string[]): string | undefined {
  const [file] = taken.filter((one) => one.toLowerCase().includes(`/${id.toLowerCase()}.`));
  if (id && file) return `${file} exists. Choose another id, or change that file.`;
  if (isGameId(id) && name) return undefined;
  return 'Write an id of letters and digits, a letter first, and the name in quotation marks: npm run new:game -- LakesFive "Lake’s Five"';
}

/** The text of a new game's file: what each field says of itself in the schema, above a value that passes. */
export function gameFile(id: string, name: string, order: number): string {
  const values: Record<string, unknown> = {
    name,
    order,
    description: 'Placeholder: a line for the card.',
    image: `../../assets/images/posters/${id}.svg`,
    imageAlt: 'Placeholder: a question mark in an arch.',
    accent: accents[(order - 1) % accents.length],
    gameid: '1001',
    operatorid: '18',
  };
  const fields = Object.entries(gameSchema(z.string()).shape).map(([field, { description }]) => {
    const line = stringify({ [field]: values[field] ?? '1' }, { singleQuote: true, lineWidth: 0 });
    return field in values
      ? `# ${description}\n${line}`
      : `# If wanted, without the # before it. ${description}\n# ${line}`;
  });
  return `---\n${fields.join('\n')}---\n\nPlaceholder: a paragraph or two on how the game looks and how it plays, for its own page.\n`;
}
