import tailwind from '../../tailwind.config.cjs';

const palette: Record<string, string | Record<string, string>> = tailwind.theme.colors;

/**
 * A colour by its name in `tailwind.config.cjs`, as `#rrggbb`: `colour('ink.bar')` is what CSS writes as
 * `theme(colors.ink.bar)`. Throws if there is no such colour.
 */
export function colour(name: string): string {
  const [family = '', shade = 'DEFAULT'] = name.split('.');
  const found = palette[family];
  const hex = typeof found === 'object' ? found[shade] : found;
  if (!hex?.startsWith('#')) throw new Error(`tailwind.config.cjs has no colour "${name}".`);
  return hex;
}
