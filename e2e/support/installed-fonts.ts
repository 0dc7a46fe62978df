/**
 * Installs sans-serif fonts for the tests, so that pages look the same on every Linux machine, or as on one without Arial. Each set
 * is a folder of fonts with a fontconfig file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { projectFolder } from './sites.ts';

/** Packages of Fontsource. Arimo has the widths of Arial. */
const packages = { Arial: 'arimo', Roboto: 'roboto', DejaVu: 'dejavu-sans' };
export type FontSet = keyof typeof packages;

const latin = String.fromCharCode(...Array.from({ length: 0x250 }, (_, code) => code));

/** Gives Arimo the name of Arial, which the site's fallback fonts use. */
const rename = (style: string, name: string) => `
  <match target="scan">
    <test name="family"><string>Arimo</string></test>
    <test name="style"><string>${style}</string></test>
    <edit name="fullname" mode="assign"><string>${name}</string></edit>
  </match>`;

/** Returns the path of a fontconfig file for a machine with only these fonts. */
export async function fontsConfiguration(set: FontSet): Promise<string> {
  const name = packages[set];
  const folder = `${projectFolder}node_modules/.cache/fonts/${name}`;
  const configuration = `${folder}/fonts.conf`;
  if (existsSync(configuration)) return configuration;
  mkdirSync(folder, { recursive: true });
  for (const weight of [400, 700]) {
    const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
    const font = readFileSync(`${projectFolder}node_modules/${file}`);
    // The browser's fontconfig cannot read WOFF2.
    const trueType = await subsetFont(font, latin, { targetFormat: 'truetype' });
    writeFileSync(`${folder}/${weight}.ttf`, trueType);
  }
  // A cache among the fonts, or a rescan, would make browsers read their fonts again during a test.
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
