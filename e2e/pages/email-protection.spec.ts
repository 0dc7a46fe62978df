import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';

/** As Cloudflare does by default: replaces e-mail addresses in text and links, except between `email_off` comments. */
function protectEmails(html: string): string {
  return html
    .split(/(<!--email_off-->[^]*?<!--\/email_off-->|<(?:head|script)\b[^]*?<\/(?:head|script)>)/)
    .map((part, index) =>
      index % 2
        ? part
        : part
            .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#7b"')
            .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email protected]'),
    )
    .join('');
}

test("Cloudflare's e-mail protection leaves every address of every page alone", async ({
  request,
}) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(protectEmails(html), path).toBe(html);
    // Otherwise, this test would prove nothing.
    const withoutComment = html.replace('<!--email_off-->', '');
    expect.soft(protectEmails(withoutComment), path).toContain('/cdn-cgi/l/email-protection');
  }
});
