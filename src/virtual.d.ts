/** Made by `src/lib/poster-addresses.ts`. */
declare module 'virtual:poster-addresses' {
  const addresses: Record<string, string | undefined>;
  export default addresses;
}
