import { reportField, type ContentFile } from '../src/content-pipeline/read/content-file.ts';
import type { Venue } from '../src/schemas/venue.ts';

/** Asks the form's endpoint as a browser does before it sends, and reports an answer by which it would take no message. */
export async function askEndpoint(file: ContentFile<Venue>, siteUrl = ''): Promise<void> {
  const endpoint = file.data?.formEndpoint;
  const origin = URL.parse(siteUrl)?.origin;
  if (!endpoint || !origin) return;
  const request: RequestInit = {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  };
  const answer = await fetch(endpoint, request).catch(() => undefined);
  const allowed = answer?.headers.get('access-control-allow-origin') ?? 'no origin';
  if (answer?.ok && ['*', origin].includes(allowed)) return;
  const found = answer
    ? `answers ${answer.status} and allows ${allowed}`
    : 'cannot be reached from here';
  const wanted = `An endpoint that allows POST with "content-type" from ${origin} (CORS), without a redirect.`;
  reportField(file, ['formEndpoint'], found, wanted);
}
