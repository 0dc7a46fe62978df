import type { Page } from '@playwright/test';

/**
 * The origins other than our own that a page's policy names, by directive. A picture that stands in the page
 * comes from nowhere.
 */
export async function foreignOrigins(page: Page): Promise<Record<string, string[]>> {
  const policy = page.locator('meta[http-equiv=content-security-policy]');
  const isOwn = (name: string, source: string) =>
    source.startsWith("'") || (name === 'img-src' && source === 'data:');
  const foreign = ((await policy.getAttribute('content')) ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, sources.filter((source) => !isOwn(name, source))] as const;
  });
  return Object.fromEntries(foreign.filter(([, sources]) => sources.length > 0));
}
