import type { APIRoute } from 'astro';
import { colour } from '../drawings/colours.ts';
import { getVenue } from '../lib/content/content-queries.ts';
import { withBase } from '../lib/addresses/urls.ts';

const png = (name: string, size: number) => ({
  src: withBase(`/icon-${name}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The web app manifest, for phones that install the site as an app (https://www.w3.org/TR/appmanifest/). */
export const GET: APIRoute = async () => {
  const { name, blurb } = await getVenue();
  const home = withBase('/');
  return Response.json({
    start_url: home,
    scope: home,
    name,
    description: blurb,
    lang: 'en-GB',
    // Unlike `standalone`, this shows a Back button.
    display: 'minimal-ui',
    theme_color: colour('ink.bar'),
    background_color: colour('ink'),
    icons: [
      { src: withBase('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      png('192', 192),
      png('512', 512),
      { ...png('maskable', 512), purpose: 'maskable' },
    ],
  });
};
