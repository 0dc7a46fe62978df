declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
declare global {
  interface ImportMetaEnv {
    /** Whether the whole site asks not to be listed; see `noindex` in `src/lib/settings.ts`. */
    readonly NOINDEX: boolean;
    /** `src/lib/hash-redirect.js`, minified. */
    readonly HASH_REDIRECT: string;
  }
}
export {};
