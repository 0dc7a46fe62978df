import { withBase } from '../../lib/addresses/urls.ts';

/**
 * Browser features that the site denies to its pages and frames (https://www.w3.org/TR/permissions-policy/). Names that Chromium
 * does not know, such as `bluetooth`, are left out, because it logs an error for each.
 */
const deniedFeatures = [
  'accelerometer browsing-topics camera clipboard-read compute-pressure display-capture',
  'encrypted-media gamepad geolocation gyroscope hid identity-credentials-get',
  'idle-detection local-fonts magnetometer microphone midi otp-credentials payment',
  'picture-in-picture publickey-credentials-create publickey-credentials-get',
  'screen-wake-lock serial storage-access usb window-management xr-spatial-tracking',
].flatMap((names) => names.split(' '));

/** The settings that the headers depend on. Content does not change them, so a host rarely has to reload its rules. */
export interface HeaderOptions {
  /** The sub-path: `/`, or for example `/lounge`. */
  base: string;
  /** The origins of launchers, which may use full screen and play sound. */
  launchers: readonly string[];
  /** Whether browsers should require https for two years. */
  hsts: boolean;
}

/**
 * The response headers for every host: for all responses, for files with a hash in their name, and for SVG files. Each `path`
 * starts at the root of the host, and `*` matches anything.
 */
export function headerRules({ base, launchers, hsts }: HeaderOptions) {
  const ownAndLaunchers = ['self', ...launchers.map((origin) => `"${origin}"`)].join(' ');
  return {
    all: {
      path: withBase('/*', base),
      headers: {
        // The rest of the policy is in a <meta> of each page, with the hashes of this build. A <meta> may not contain this
        // directive (https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy).
        'Content-Security-Policy': "frame-ancestors 'self'",
        // Two years, as https://hstspreload.org requires, or one day, so that a launch can be undone. Subdomains are left
        // out, because they may belong to other sites.
        'Strict-Transport-Security': `max-age=${hsts ? 63072000 : 86400}`,
        // Stops browsers from guessing the type of a file from its bytes.
        'X-Content-Type-Options': 'nosniff',
        // Does not tell other sites which page linked to them. The frame of a launcher sets its own policy.
        'Referrer-Policy': 'same-origin',
        // A frame can use a feature only if its page can, so `self` allows sound and full screen as well.
        'Permissions-Policy': [
          `fullscreen=(${ownAndLaunchers})`,
          `autoplay=(${ownAndLaunchers})`,
          ...deniedFeatures.map((feature) => `${feature}=()`),
        ].join(', '),
        // Isolates our windows from windows of other origins.
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Stops other origins from embedding our files. A sandboxed demo is one file, so it needs no exception.
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    hashed: {
      path: withBase('/_astro/*', base),
      // The file names contain a hash of the contents.
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    svg: {
      path: withBase('/*.svg', base),
      // A drawing that is opened directly runs no script and loads nothing. Browsers also enforce the policy for all
      // responses.
      headers: {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    },
  };
}

export type HeaderRules = ReturnType<typeof headerRules>;
