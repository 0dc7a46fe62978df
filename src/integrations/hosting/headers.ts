import type { Settings } from '../../lib/settings.ts';

/** The headers of the answers below a path; a name stands in one rule alone, for hosts join them. */
export interface HeaderRule {
  /** From the host's root; `*` at its end stands for any rest. */
  path: string;
  headers: Record<string, string>;
}

/** What every host sends by itself for what has no rule, but for nginx: asked again, by ETag. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** What the site never uses, and what no frame on it may use either (W3C, Permissions Policy). */
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

/**
 * The table of header rules, each with its reason; every host's file is written from it. `policy` is the
 * Content-Security-Policy, `root` the site's sub-path: empty, or for example `/lounge`.
 */
export function headerRules(
  policy: string,
  { frameOrigins }: Pick<Settings, 'frameOrigins'>,
  root: string,
): HeaderRule[] {
  const launchers = frameOrigins.map((origin) => `"${origin}"`);
  return [
    {
      path: `${root}/*`,
      headers: {
        'Content-Security-Policy': policy,
        // Two years, as browsers' lists want it. The host's subdomains are not this site's to decide.
        'Strict-Transport-Security': 'max-age=63072000',
        // A file is what its type says, never what its bytes look like.
        'X-Content-Type-Options': 'nosniff',
        // Nobody else learns which page led to them; a launcher's frame asks for its own exception.
        'Referrer-Policy': 'same-origin',
        // Full screen is ours and the launcher's; a launcher of others may also start its own sound.
        'Permissions-Policy': [
          `fullscreen=(${['self', ...launchers].join(' ')})`,
          `autoplay=(${launchers.join(' ')})`,
          ...unused.map((feature) => `${feature}=()`),
        ].join(', '),
        // No window of another origin keeps a handle on ours, or shares its process.
        'Cross-Origin-Opener-Policy': 'same-origin',
        // No other origin embeds our files. The sandboxed demo, an origin of its own, needs no exception:
        // its page is one file, and a frame's page is no embedded file (Fetch, "CORP check").
        'Cross-Origin-Resource-Policy': 'same-origin',
        // No Cache-Control: it would be joined with that of the files below.
      },
    },
    {
      path: `${root}/_astro/*`,
      // Their names change with their contents.
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ];
}
