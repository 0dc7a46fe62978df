import { build, type Plugin, type Rolldown } from 'vite';

const suffix = '?bundled';

/**
 * Vite plugin: `import script from './main.ts?bundled'` returns the module and its imports as one script, for inlining.
 * Astro itself moves code that several pages share into separate files.
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
