import type { APIRoute } from 'astro';
import { getVenue } from '../../lib/content.ts';
import { daysAfter, today } from '../../lib/venue-clock.ts';

/**
 * Where to report a vulnerability (RFC 9116). It expires a year after the build, and the next build renews it. Astro writes
 * no file for an empty response.
 */
export const GET: APIRoute = async () => {
  const { securityEmail: email } = await getVenue();
  const expires = `${daysAfter(today('UTC'), 365)}T00:00:00.000Z`;
  return new Response(
    email && `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\n`,
  );
};
