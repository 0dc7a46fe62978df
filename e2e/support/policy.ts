import type { Page } from '@playwright/test';

/** The policy that a page carries in its head: the sources of each directive. */
export async function policyOf(page: Page): Promise<Map<string, string[]>> {
  const policy = page.locator('meta[http-equiv=content-security-policy]');
  const directives = ((await policy.getAttribute('content')) ?? '').split(';');
  return new Map(
    directives
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

/**
 * The origins other than our own that a page's policy names, by directive. A picture that stands in the page
 * comes from nowhere.
 */
export async function foreignOrigins(page: Page): Promise<Record<string, string[]>> {
  const isOwn = (name: string, source: string) =>
    source.startsWith("'") || (name === 'img-src' && source === 'data:');
  const named = [...(await policyOf(page))]
    .map(([name, sources]) => [name, sources.filter((source) => !isOwn(name, source))] as const)
    .filter(([, sources]) => sources.length > 0);
  return Object.fromEntries(named);
}
