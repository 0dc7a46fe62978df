import type { APIRoute } from 'astro';
import { getVenue } from '../../lib/content.ts';
import { securityTxt } from '../../lib/security-txt.ts';

/** Where to report a vulnerability. Astro writes no file for an empty response. */
export const GET: APIRoute = async () => {
  const { securityEmail } = await getVenue();
  return new Response(securityEmail && securityTxt(securityEmail, new Date()));
};
