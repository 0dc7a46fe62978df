/**
 * Brings Arimo, which has the widths of Arial, so that all Linux machines show the same. It also answers to the
 * name of Arial, which the site's fallback fonts adjust: without one, pages would shift when their fonts come.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { projectFolder } from './sites.ts';

const folder = `${projectFolder}node_modules/.cache/fonts`;
const latin = String.fromCharCode(...Array.from({ length: 0x250 }, (_, code) => code));

/** Names a font as Arial when fontconfig reads it. */
const rename = (style: string, name: string) => `
  <match target="scan">
    <test name="family"><string>Arimo</string></test>
    <test name="style"><string>${style}</string></test>
    <edit name="fullname" mode="assign"><string>${name}</string></edit>
  </match>`;

/** Makes Arimo the machine's default. */
const prefer = (family: string) => `
  <alias binding="strong">
    <family>${family}</family>
    <prefer><family>Arimo</family></prefer>
  </alias>`;

/** Gives the path of a fontconfig file that adds the fonts to those of the machine. */
export async function fontsConfiguration(): Promise<string> {
  const configuration = `${folder}/fonts.conf`;
  if (existsSync(configuration)) return configuration;
  mkdirSync(folder, { recursive: true });
  for (const weight of [400, 700]) {
    const file = `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`;
    const font = readFileSync(`${projectFolder}node_modules/${file}`);
    // The browser's fontconfig reads no WOFF2.
    const trueType = await subsetFont(font, latin, { targetFormat: 'truetype' });
    writeFileSync(`${folder}/arimo-${weight}.ttf`, trueType);
  }
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>${rename('Regular', 'Arial')}${rename('Bold', 'Arial Bold')}${prefer('sans-serif')}${prefer('system-ui')}
</fontconfig>
`,
  );
  return configuration;
}
