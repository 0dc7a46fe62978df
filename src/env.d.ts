declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
declare global {
  interface ImportMetaEnv {
    /** Whether all pages have `noindex` (see `src/lib/settings/settings.ts`). */
    readonly NOINDEX: boolean;
  }
}
export {};
