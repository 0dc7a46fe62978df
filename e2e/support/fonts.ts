/**
 * Brings the sans-serif fonts of other machines, so that the tests show the same on every Linux machine. They can also
 * ask what a machine without Arial shows. Each set is a folder of fonts with a fontconfig file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { projectFolder } from './sites.ts';

/** Packages of Fontsource. Arimo has the widths of Arial. */
const packages = { Arial: 'arimo', Roboto: 'roboto', DejaVu: 'dejavu-sans' };
export type FontSet = keyof typeof packages;

const latin = String.fromCharCode(...Array.from({ length: 0x250 }, (_, code) => code));

/** Gives Arimo the name by which the site's fallback fonts look for Arial. */
const rename = (style: string, name: string) => `
  <match target="scan">
    <test name="family"><string>Arimo</string></test>
    <test name="style"><string>${style}</string></test>
    <edit name="fullname" mode="assign"><string>${name}</string></edit>
  </match>`;

/** Gives the path of a fontconfig file for a machine that has these fonts alone. */
export async function fontsConfiguration(set: FontSet): Promise<string> {
  const name = packages[set];
  const folder = `${projectFolder}node_modules/.cache/fonts/${name}`;
  const configuration = `${folder}/fonts.conf`;
  if (existsSync(configuration)) return configuration;
  mkdirSync(folder, { recursive: true });
  for (const weight of [400, 700]) {
    const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
    const font = readFileSync(`${projectFolder}node_modules/${file}`);
    // The browser's fontconfig reads no WOFF2.
    const trueType = await subsetFont(font, latin, { targetFormat: 'truetype' });
    writeFileSync(`${folder}/${weight}.ttf`, trueType);
  }
  // With a cache among the fonts, or with rescans, browsers read their fonts again during a test.
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}.cache</cachedir>
  <config><rescan><int>0</int></rescan></config>${rename('Regular', 'Arial')}${rename('Bold', 'Arial Bold')}
</fontconfig>
`,
  );
  return configuration;
}
