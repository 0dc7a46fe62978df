import { mistake, inFile } from '../src/content-pipeline/messages.ts';
import type { ContentFile } from '../src/content-pipeline/read/content-file.ts';
import type { Venue } from '../src/schemas/venue.ts';

/** Why the form's endpoint would take no message from the site: what it answers to the question of a browser. */
export async function askEndpoint(file: ContentFile, { formEndpoint }: Venue, siteUrl = '') {
  if (!formEndpoint || !URL.canParse(siteUrl)) return [];
  const { origin } = new URL(siteUrl);
  const question = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const wanted = `An endpoint that allows POST with "content-type" from ${origin} (CORS), without a redirect.`;
  const found = await fetch(formEndpoint, {
    method: 'OPTIONS',
    headers: question,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).then(
    ({ ok, status, headers }) => {
      const allowed = headers.get('access-control-allow-origin') ?? 'no origin';
      return ok && ['*', origin].includes(allowed) ? '' : `answers ${status} and allows ${allowed}`;
    },
    () => 'cannot be reached from here',
  );
  return found
    ? [inFile(mistake('formEndpoint', found, wanted), file.file, file.lineOf(['formEndpoint']))]
    : [];
}
