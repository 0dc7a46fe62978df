import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile, type ContentFile } from './content-file.ts';
import { contentFiles } from './content-files.ts';
import type { Problem } from './problem.ts';

/** Law pages whose words differ from the last commit's, while their date does not. */
export function forgottenDates(root: string): Problem[] {
  return contentFiles(root).legal.flatMap((file) => {
    const now = readContentFile(file, readFileSync(join(root, file), 'utf8'));
    const then = readContentFile(file, committed(root, file));
    if (!then.fields || !now.fields || dateOf(now) !== dateOf(then)) return [];
    if (wordsOf(now) === wordsOf(then)) return [];
    const today = new Date().toISOString().slice(0, 10);
    return [
      {
        file,
        line: now.lineOf(['lastUpdated']),
        field: 'lastUpdated',
        found: 'the day of before, while words of the page have changed',
        wanted: `The day of the change, if it changes what the page says. For example: ${today}`,
      },
    ];
  });
}

/** The file as last committed; empty where there is no git, no commit or no such file. */
function committed(root: string, file: string): string {
  return spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

function dateOf({ fields }: ContentFile): string {
  return String((fields as { lastUpdated?: unknown }).lastUpdated);
}

function wordsOf({ fields, text }: ContentFile): string {
  return JSON.stringify([fields, text]);
}
