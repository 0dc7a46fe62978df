import type { Frame, Page } from '@playwright/test';
import { games } from '../support/content.ts';
import { foreignOrigins } from '../support/policy.ts';
import { contentNetwork, hostile, provider, formEndpoint } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, pages, readToEnd } from '../support/pages.ts';

const theirs = provider.origin;
const [{ id, name }] = games;

for (const path of [...pages, `game/${hostile.id}`]) {
  test(`/${path} names in its policy exactly who is set, and asks nobody else`, async ({
    page,
    watched,
    baseURL,
  }) => {
    const own = new URL(baseURL ?? '').origin;
    await open(page, path);
    await readToEnd(page);
    for (const picture of await page.locator('img').all()) {
      await expect(picture).toHaveJSProperty('naturalWidth', 800);
      await expect(picture).toHaveAttribute('src', new RegExp(`^${contentNetwork.url}`));
    }

    expect(await foreignOrigins(page)).toEqual({
      'frame-src': [theirs],
      'img-src': [contentNetwork.origin],
      'connect-src': [formEndpoint.origin],
    });
    const asked = new Set(watched.requests.map((url) => new URL(url).origin));
    const [onHome, onGame] = [path === '', path.startsWith('game/')];
    expect([...asked].toSorted()).toEqual(
      [own, onHome || onGame ? contentNetwork.origin : [], onGame ? theirs : []].flat().toSorted(),
    );
    expect(watched.messages).toEqual([]);
  });
}

test('the privacy page names the provider and the content network', async ({ page }) => {
  await open(page, 'privacy');
  const law = page.locator('.law');
  await expect(law).toContainText(`a third-party game provider, ${new URL(provider.url).host}.`);
  await expect(law).toContainText(`a content network, ${new URL(contentNetwork.url).host},`);
});

test.describe('a provider’s frame', () => {
  /** Opens a game's page, and gives the provider's document in its frame. */
  async function launch(page: Page): Promise<Frame> {
    await open(page, `game/${id}`);
    const iframe = page.locator('iframe');
    await iframe.scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText("A provider's demo");
    const frame = await (await iframe.elementHandle())?.contentFrame();
    if (!frame) throw new Error('The page has no frame.');
    return frame;
  }

  test('has the rights that providers ask for, and no more', async ({ page }) => {
    await launch(page);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-forms',
    );
    await expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen');
    await expect(frame).toHaveAttribute('title', `${name}, free demo game`);
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      new RegExp(`^${provider.url}launch\\?v=2&gameid=\\w+&.*mode=demo`),
    );
  });

  test('is told by whom it is shown, and not on which page', async ({ page, baseURL }) => {
    const frame = await launch(page);
    const own = new URL(baseURL ?? '').origin;
    await expect(frame.locator('#referrer')).toHaveText(`Asked for by ${own}/`);
  });

  test('keeps its own origin, may go full screen and may send its own forms', async ({ page }) => {
    const frame = await launch(page);
    expect(await frame.evaluate(() => [origin, document.fullscreenEnabled])).toEqual([
      theirs,
      true,
    ]);
    await frame.getByRole('button', { name: 'Send to the chat' }).click();
    await expect(frame.getByRole('heading')).toHaveText("A provider's /chat");
  });

  test('may open its help in a tab of its own', async ({ page }) => {
    const frame = await launch(page);
    const popup = page.waitForEvent('popup');
    await frame.getByRole('link', { name: 'Help' }).click();
    await expect((await popup).getByRole('heading')).toHaveText("A provider's /help");
  });

  test('cannot read the page, undo its sandbox, lead the page away or talk over it', async ({
    page,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    const frame = await launch(page);
    const refusals = await frame.evaluate(() => {
      const refused = (deed: () => unknown) => {
        try {
          return `done: ${deed()}`;
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        refused(() => parent.document.title),
        refused(() => window.frameElement?.removeAttribute('sandbox')),
        refused(() => top?.location.replace('https://x.example/')),
        refused(() => alert('Pay here!')),
      ];
    });
    expect(refusals).toEqual([
      'SecurityError',
      'done: undefined',
      'SecurityError',
      'done: undefined',
    ]);
    expect(dialogs).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
  });
});
