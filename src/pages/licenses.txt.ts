import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { APIRoute } from 'astro';

// The working directory is the project's root. Its packages may be in a parent folder.
const root = join(process.cwd(), 'package.json');
const licenceOf = (name: string) => join(dirname(findPackageJSON(name, root) ?? ''), 'LICENSE');

/** The files of licences that require a notice in every copy, for the work of others that pages contain. */
const licences = {
  'React, with react-dom and scheduler': licenceOf('react'),
  "Astro's script for islands": licenceOf('astro'),
  'The typeface Special Gothic': 'src/assets/fonts/LICENSE.txt',
};

export const GET: APIRoute = () => {
  const notices = Object.entries(licences).map(
    ([work, file]) => `${work}\n\n${readFileSync(file, 'utf8').trim()}\n`,
  );
  return new Response(notices.join(`\n${'-'.repeat(79)}\n\n`));
};
