import { withBase } from '../../lib/urls.ts';

/**
 * Browser features that pages and frames may not use (https://www.w3.org/TR/permissions-policy/). Chromium logs an error for
 * a name that it does not know, such as `bluetooth` and `attribution-reporting`.
 */
const unused = [
  'accelerometer browsing-topics camera clipboard-read compute-pressure display-capture',
  'encrypted-media gamepad geolocation gyroscope hid identity-credentials-get',
  'idle-detection local-fonts magnetometer microphone midi otp-credentials payment',
  'picture-in-picture publickey-credentials-create publickey-credentials-get',
  'screen-wake-lock serial storage-access usb window-management xr-spatial-tracking',
].flatMap((names) => names.split(' '));

/** The settings that the headers depend on. Content is not among them, so that a host may keep its rules. */
export interface HeaderOptions {
  /** The sub-path: `/`, or for example `/lounge`. */
  base: string;
  /** The origins of launchers, which may use full screen and sound. */
  launchers: readonly string[];
  /** Whether https is there to stay. */
  hsts: boolean;
}

/**
 * All headers, for every host: those of all answers, of files with a hash in their name, and of SVG files. Each rule is for a
 * path from the host's root. A `*` matches anything.
 */
export function headerRules({ base, launchers, hsts }: HeaderOptions) {
  const ownAndLaunchers = ['self', ...launchers.map((origin) => `"${origin}"`)].join(' ');
  return {
    all: {
      path: withBase('/*', base),
      headers: {
        // Each page has its policy in a <meta>, with the hashes of this build. A <meta> cannot hold this directive
        // (https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy).
        'Content-Security-Policy': "frame-ancestors 'self'",
        // Browsers keep to https for a day, so that a launch can be undone, or for two years, as https://hstspreload.org
        // asks. Subdomains may belong to other sites, so they are left out.
        'Strict-Transport-Security': `max-age=${hsts ? 63072000 : 86400}`,
        // Browsers must not guess a file's type from its bytes.
        'X-Content-Type-Options': 'nosniff',
        // Other sites do not learn which page linked to them. A launcher's frame has its own rule.
        'Referrer-Policy': 'same-origin',
        // A frame may use a feature only if the page may. The page needs `self` for the launcher's sound.
        'Permissions-Policy': [
          `fullscreen=(${ownAndLaunchers})`,
          `autoplay=(${ownAndLaunchers})`,
          ...unused.map((feature) => `${feature}=()`),
        ].join(', '),
        // Windows of other origins get no reference to ours.
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Other origins cannot embed our files. The sandboxed demo is one file and needs no exception.
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
      // Editors bring drawings. Opened on its own, a drawing runs no script and loads nothing. Browsers that get this policy
      // beside the one of all answers enforce both.
      headers: {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    },
  };
}

export type HeaderRules = ReturnType<typeof headerRules>;
