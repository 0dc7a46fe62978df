declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
declare global {
  interface ImportMetaEnv {
    /** Whether the whole site asks not to be listed; see `noindex` in `src/lib/settings.ts`. */
    readonly NOINDEX: boolean;
    /** The sub-path that the site is built for, without a slash at its end: nothing, or for example `/lounge`. */
    readonly ROOT: string;
  }
}
export {};
