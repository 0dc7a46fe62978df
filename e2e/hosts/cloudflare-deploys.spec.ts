/**
 * A second deploy and a rollback on Cloudflare Pages, by its runtime. A deployment replaces all files at once, so the files of
 * an open page are gone. The runtime has no network cache, which might still have them.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import * as form from '../support/contact-form.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { firstPort, sites } from '../support/sites.ts';
import { renameScripts } from './rename-scripts.ts';
import { missingWrangler, pagesCommand, scratch, wranglerEnvironment } from './wrangler.ts';

const port = firstPort + 9;
const address = `http://127.0.0.1:${port}/`;
const test = base.extend({ baseURL: address });
test.skip(Boolean(missingWrangler), missingWrangler);
// A missing script is an error in the console.
test.use({ allowConsole: true });

let running: ChildProcess | undefined;

const answers = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop() {
  if (!running?.pid) return;
  // Wrangler and the runtime are one group.
  process.kill(-running.pid, 'SIGTERM');
  running = undefined;
  await expect.poll(answers, { timeout: 60_000 }).toBe(false);
}

/** Replaces the deployment. */
async function deploy(folder: string) {
  await stop();
  running = spawn('sh', ['-c', pagesCommand(folder, port)], {
    cwd: scratch,
    detached: true,
    env: { ...process.env, ...wranglerEnvironment },
  });
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
}

test.afterEach(stop);

test('after a deploy and a rollback, the form of an open page sends its text, and every page has styles', async ({
  page,
}) => {
  const old = sites.root.folder;
  const next = `${scratch}/cloudflare-next`;
  rmSync(next, { recursive: true, force: true });
  renameScripts(old, next);
  const scriptsOf = async () =>
    (await (await fetch(`${address}contact`)).text()).match(/[\w.]+\.js/g);

  await deploy(old);
  for (const deployment of [next, old]) {
    const alerts = await form.openAndCollectAlerts(page);
    const before = await scriptsOf();
    await deploy(deployment);
    expect(await scriptsOf(), 'other files, or this test proves nothing').not.toEqual(before);

    await form.expectSentAfterDeploy(page, alerts);

    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('body'), path).toHaveCSS('font-family', /Special Gothic/);
    }
  }
});
