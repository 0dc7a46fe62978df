import type { APIRoute } from 'astro';
import { getVenue } from '../../lib/content.ts';
import { daysAfter, today } from '../../lib/venue-clock.ts';

/**
 * The contact for reports of vulnerabilities (RFC 9116). It expires a year after the build. Without `securityEmail`, the
 * response is empty, and Astro writes no file.
 */
export const GET: APIRoute = async () => {
  const { securityEmail: email } = await getVenue();
  const expires = `${daysAfter(today('UTC'), 365)}T00:00:00.000Z`;
  return new Response(
    email && `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\n`,
  );
};
