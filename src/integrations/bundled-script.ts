import { build, type Plugin, type Rolldown } from 'vite';

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
      const result = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'esnext',
          modulePreload: false,
          rolldownOptions: { input: id.slice(0, -suffix.length) },
        },
      });
      const [chunk] = (result as Rolldown.RolldownOutput).output;
      for (const module of chunk.moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}
