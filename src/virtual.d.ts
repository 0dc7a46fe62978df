/** Made by `src/lib/poster-addresses.ts`. */
declare module 'virtual:poster-addresses' {
  /** By the file's name. */
  const addresses: Record<string, string | undefined>;
  export default addresses;
  /** The folder of the files, as a path of the disk. */
  export const folder: string;
}
