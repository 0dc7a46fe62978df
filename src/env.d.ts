declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
declare global {
  interface ImportMetaEnv {
    /** Whether all pages ask search engines not to list them (`noindex` in `src/lib/settings.ts`). */
    readonly NOINDEX: boolean;
  }
}
export {};
