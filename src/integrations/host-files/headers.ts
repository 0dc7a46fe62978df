import { withBase } from '../../lib/urls.ts';

/** The headers of the responses under a path. No two rules share a header, because hosts would join its values. */
export interface HeaderRule {
  /** The path from the host's root. A `*` at its end matches anything. */
  path: string;
  headers: Record<string, string>;
}

/**
 * Browser features that pages and frames may not use (https://www.w3.org/TR/permissions-policy/). Chromium logs an error for
 * a name that it does not know, such as `bluetooth` and `attribution-reporting`.
 */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers for every host: a Content-Security-Policy, and rights for the origins of launchers. */
export function headerRules(
  policy: string,
  base: string,
  launchers: readonly string[],
): [all: HeaderRule, hashed: HeaderRule] {
  const ownAndLaunchers = ['self', ...launchers.map((origin) => `"${origin}"`)].join(' ');
  return [
    {
      path: withBase('/*', base),
      headers: {
        'Content-Security-Policy': policy,
        // Two years, as https://hstspreload.org asks. Subdomains may belong to other sites, so they are left out.
        'Strict-Transport-Security': 'max-age=63072000',
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
    {
      path: withBase('/_astro/*', base),
      // The file names contain a hash of the contents.
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ];
}
