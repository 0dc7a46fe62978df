import { createRequire } from 'node:module';
import { join } from 'node:path';
import type config from '../../tailwind.config.cjs';

// `require` reads the file, because Vite's dev server cannot run CommonJS. The working directory is the project's root.
const file = join(process.cwd(), 'tailwind.config.cjs');
const { theme } = createRequire(file)(file) as typeof config;
const palette: Record<string, string | Record<string, string>> = theme.colors;

/**
 * A colour of `tailwind.config.cjs` as `#rrggbb`. `colour('ink.bar')` is `theme(colors.ink.bar)` in CSS. Throws if the
 * colour does not exist.
 */
export function colour(name: string): string {
  const [family = '', shade = 'DEFAULT'] = name.split('.');
  const found = palette[family];
  const hex = typeof found === 'object' ? found[shade] : found;
  if (!hex?.startsWith('#')) throw new Error(`tailwind.config.cjs has no colour "${name}".`);
  return hex;
}
