/** The document for hosts, and its fenced blocks, which the tests run. */
import { readFileSync } from 'node:fs';
import { projectFolder } from '../support/sites.ts';

interface Block {
  /** The heading above the block. */
  section: string;
  language: string;
  text: string;
}

const deploymentDoc = readFileSync(`${projectFolder}docs/deployment.md`, 'utf8');

const blocks: Block[] = deploymentDoc.split(/^#+ /m).flatMap((part) => {
  const [section = ''] = part.split('\n', 1);
  return [...part.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    section,
    language,
    text,
  }));
});

/** The block of a language below a heading, or the next one there. Throws where it is missing. */
export function block(language: string, section: string, index = 0): string {
  const found = blocks.filter((one) => one.language === language && one.section === section);
  const { text } = found[index] ?? {};
  if (text === undefined) throw new Error(`docs/deployment.md: no ${language} below "${section}"`);
  return text;
}

/** The line that publishes on nginx. */
export const publishingLine = block('sh', 'nginx').trim();
