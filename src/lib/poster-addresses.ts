import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:poster-addresses';
const id = `\0${name}`;

/**
 * Gives the pages `virtual:poster-addresses`: the address of each picture in `folder`, by its file's name, and
 * the folder itself as a path of the disk. `folder` is seen from the project's root. Vite's own way, a glob of
 * `?url`, makes a module of each picture, and the build of two thousand games two seconds longer.
 */
export function posterAddresses(root: string, folder: string): Plugin {
  let base = '/';
  let isBuild = false;
  return {
    name: 'poster-addresses',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
    },
    resolveId: (source) => (source === name ? id : undefined),
    load(module) {
      if (module !== id) return undefined;
      const place = `export const folder = ${JSON.stringify(join(root, folder))};`;
      // While one works, files come and go, and each is at its own address.
      if (!isBuild) {
        const start = JSON.stringify(`${base}${folder}/`);
        return `${place}export default new Proxy({}, { get: (_, file) => ${start} + file });`;
      }
      const files = readdirSync(join(root, folder), { withFileTypes: true });
      const addresses = files
        .filter((file) => file.isFile())
        .map(({ name: file }) => {
          const source = readFileSync(join(root, folder, file));
          const asset = this.emitFile({ type: 'asset', name: file, source });
          return `${JSON.stringify(file)}: import.meta.ROLLUP_FILE_URL_${asset}`;
        });
      return `${place}export default {${addresses.join()}};`;
    },
    resolveFileUrl: ({ fileName, moduleId }) =>
      moduleId === id ? JSON.stringify(base + fileName) : undefined,
  };
}
