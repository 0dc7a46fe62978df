import { build } from 'rolldown';
import type { Plugin } from 'vite';

const suffix = '?bundled';

/**
 * Makes `import script from './main.ts?bundled'` the text of the whole script, with all that the module imports, for an
 * inline script of one page. Astro's own scripts share their parts with other pages, in files.
 */
export function bundledScript(): Plugin {
  return {
    name: 'bundled-script',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const input = id.slice(0, -suffix.length);
      // Vite's own `build` does the same in three times the time.
      const { output } = await build({ input, write: false, output: { minify: true } });
      const [chunk] = output;
      for (const module of chunk.moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}
