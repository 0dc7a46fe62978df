import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../src/lib/content/content-files.ts';
import { fieldsOf } from '../src/schemas/fields/field-groups.ts';
import { isGameId } from './check-content/check-rules.ts';
import { accents, gameSchema, posterFolder } from '../src/schemas/game.ts';

const placeholderPoster = new URL('../src/assets/images/placeholder-poster.svg', import.meta.url);

/** `npm run new:game -- Id "Name"` writes the file of a game, with a comment for each field, and a placeholder poster. */
export function newGame(root: string, [id = '', name = '']: string[]): number {
  const { games } = readContent(root);
  const files = [`src/content/games/${id}.md`, `src/assets/images/posters/${id}.svg`] as const;
  const exists = (file: string) => existsSync(join(root, file));
  const error = errorFor(id, name, [...games.map(({ file }) => file), ...files.filter(exists)]);
  if (error) {
    console.log(error);
    return 1;
  }
  const order = Math.max(0, ...games.map(({ data }) => data?.order ?? 0)) + 1;
  const operatorId = games.find(({ data }) => data)?.data?.operatorId ?? '18';
  writeFileSync(join(root, files[0]), gameFile(id, name, order, operatorId));
  copyFileSync(placeholderPoster, join(root, files[1]));
  console.log(`Written: ${files.join(' and ')}.

Next:
1. Write the texts in ${files[0]}, and replace the poster ${files[1]}.
2. Once the launcher has the demo, set launcherGameId to its number. Until then, the status of the game is "Not ready yet".
3. Run "npm run dev" to see it at /game/${id}, and "npm run check:content" to find errors.`);
  return 0;
}

function errorFor(id: string, name: string, taken: string[]): string | undefined {
  const [file] = taken.filter((other) => other.toLowerCase().includes(`/${id.toLowerCase()}.`));
  if (id && file) return `${file} already exists. Choose another id, or edit that file.`;
  if (isGameId(id) && name) return undefined;
  return 'Write an id of letters and digits that starts with a letter, and a name in quotation marks. For example: npm run new:game -- LakesFive "Lake’s Five"';
}

/** The file of a new game. Each field has a valid value, and the description from its schema as a comment. */
function gameFile(id: string, name: string, order: number, operatorId: string): string {
  const values: Record<string, unknown> = {
    name,
    order,
    description: 'Placeholder: a line for the card.',
    image: `${posterFolder}${id}.svg`,
    imageAlt: 'Placeholder: a question mark in an arch.',
    accent: accents[(order - 1) % accents.length],
    operatorId,
  };
  const fields = Object.entries(fieldsOf(gameSchema).properties ?? {}).map(
    ([field, { description }]) => {
      const line = stringify(
        { [field]: values[field] ?? '1' },
        { singleQuote: true, lineWidth: 0 },
      );
      return field in values
        ? `# ${description}\n${line}`
        : `# Optional: remove the # before the field. ${description}\n# ${line}`;
    },
  );
  return `---\n${fields.join('\n')}---\n\nPlaceholder: a paragraph or two on how the game looks and plays, for its page.\n`;
}

if (import.meta.main) process.exitCode = newGame(process.cwd(), process.argv.slice(2));
