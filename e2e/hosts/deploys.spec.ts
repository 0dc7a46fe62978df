/** Publishes one build after another on nginx, by the line of docs/deployment.md, while a page is open. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import * as form from '../support/contact-form.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { sites } from '../support/sites.ts';
import { deployPort } from './host.ts';
import { inDeploymentDoc, missingNginx, scratch } from './nginx.ts';

const missing =
  missingNginx ?? (existsSync('/usr/bin/rsync') ? undefined : 'No rsync: apt-get install rsync');
const test = base.extend({ baseURL: `http://127.0.0.1:${deployPort}/lounge/` });
test.skip(Boolean(missing), missing);

const folder = `${scratch}/deploys`;

/** Puts a build where `npm run build` would, and publishes it into a folder of this machine. */
function publish(build: string) {
  rmSync(`${folder}/dist`, { force: true });
  symlinkSync(build, `${folder}/dist`);
  const line = inDeploymentDoc(/^rsync .*/m);
  execFileSync('sh', ['-c', line.replaceAll('server:/srv/', `${folder}/srv/`)], { cwd: folder });
}

test('after a deploy, an open page gets its files, and the pages are those of the new build', async ({
  page,
  request,
}) => {
  rmSync(folder, { recursive: true, force: true });
  for (const path of ['srv/site', 'next/lounge/_astro']) {
    mkdirSync(`${folder}/${path}`, { recursive: true });
  }
  publish(sites['sub-path'].folder);
  await form.openAndCollectAlerts(page);

  writeFileSync(`${folder}/next/lounge/contact.html`, 'the next build');
  writeFileSync(`${folder}/next/lounge/_astro/next.js`, '');
  publish(`${folder}/next`);
  expect(await (await request.get('contact')).text()).toBe('the next build');
  expect((await request.get('_astro/next.js')).status()).toBe(200);
  expect((await request.get('menu')).status(), 'a page that is gone').toBe(404);
  await form.fillIn(page);
  await form.hydration(page);
  expect(await form.typed(page)).toEqual(Object.values(form.message));
});
