import { withBase } from '../../lib/urls.ts';
import type { Settings } from '../../lib/settings.ts';

/** The headers of the answers below a path. No header is in two rules: hosts would join its values. */
export interface HeaderRule {
  /** From the host's root; `*` at its end stands for anything. */
  path: string;
  headers: Record<string, string>;
}

/** Features that no page and no frame may use (https://www.w3.org/TR/permissions-policy/). */
const unused = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
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

/** The headers of every host, each with its reason. `policy` is the Content-Security-Policy. */
export function headerRules(
  policy: string,
  { base, frameOrigins }: Pick<Settings, 'base' | 'frameOrigins'>,
): [all: HeaderRule, hashed: HeaderRule] {
  const ownAndLaunchers = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return [
    {
      path: withBase('/*', base),
      headers: {
        'Content-Security-Policy': policy,
        // Two years, as https://hstspreload.org asks. The host's subdomains are not this site's to decide.
        'Strict-Transport-Security': 'max-age=63072000',
        // A file is what its type says, and browsers do not guess from its bytes.
        'X-Content-Type-Options': 'nosniff',
        // Other sites do not learn which page led to them; the frame of a launcher sets its own exception.
        'Referrer-Policy': 'same-origin',
        // A frame gets a feature only where the page has it too: hence `self`, also for a launcher's sound.
        'Permissions-Policy': [
          `fullscreen=(${ownAndLaunchers})`,
          `autoplay=(${ownAndLaunchers})`,
          ...unused.map((feature) => `${feature}=()`),
        ].join(', '),
        // No window of another origin keeps a handle on ours.
        'Cross-Origin-Opener-Policy': 'same-origin',
        // No other origin embeds our files. The sandboxed demo is one file, so that it needs no exception.
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    {
      path: withBase('/_astro/*', base),
      // The names of these files change with their contents.
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ];
}
