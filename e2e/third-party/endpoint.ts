/** The form with an endpoint, which the tests answer. */
import * as form from '../support/contact-form.ts';
import { test as base } from '../support/fixtures.ts';
import { formEndpoint } from '../support/sites.ts';

/** How the endpoint answers a sender. It leaves others without an answer. */
const answers: Record<string, { status?: number; headers?: object; body?: string }> = {
  Ada: { body: '{"ok":true}' },
  Refused: { status: 422, body: '{"ok":false}' },
  // Pages of this site may not read its answer.
  Unreadable: { headers: { 'Access-Control-Allow-Origin': 'https://x.example' } },
};

/** `test` with the open form, its alerts, and the messages that the endpoint has received. */
export const test = base.extend<{ alerts: string[]; received: { name: string }[] }>({
  received: async ({ page }, use) => {
    const received: { name: string }[] = [];
    await page.route(formEndpoint.href, async (route) => {
      const message = route.request().postDataJSON() as { name: string };
      received.push(message);
      const answer = answers[message.name];
      if (answer) await route.fulfill(answer as object);
    });
    await use(received);
  },
  alerts: async ({ page }, use) => use(await form.openAndCollectAlerts(page)),
});
