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

/** The two commands of the line: the first copies the files that pages load, and the second the pages. */
const [copyFiles = '', copyPages = ''] = inDeploymentDoc(/^rsync .*/m).split(' && ');

/** Runs a command of the document. Its server is a folder of this machine. */
const run = (command: string) =>
  execFileSync('sh', ['-c', command.replaceAll('server:/srv/', `${folder}/srv/`)], { cwd: folder });

/** Puts a build where `npm run build` would. */
function build(files: string) {
  rmSync(`${folder}/dist`, { force: true });
  symlinkSync(files, `${folder}/dist`);
}

test('after a deploy, an open page gets its files, and the pages are those of the new build', async ({
  page,
  request,
}) => {
  rmSync(folder, { recursive: true, force: true });
  for (const path of ['srv/site', 'next/lounge/_astro']) {
    mkdirSync(`${folder}/${path}`, { recursive: true });
  }
  build(sites['sub-path'].folder);
  run(copyFiles);
  run(copyPages);
  await form.openAndCollectAlerts(page);

  writeFileSync(`${folder}/next/lounge/contact.html`, 'the next build');
  writeFileSync(`${folder}/next/lounge/_astro/next.js`, '');
  build(`${folder}/next`);
  const contact = async () => (await request.get('contact')).text();
  run(copyFiles);
  expect((await request.get('_astro/next.js')).status()).toBe(200);
  expect(await contact(), 'a page before its files').not.toBe('the next build');
  run(copyPages);
  expect(await contact()).toBe('the next build');
  expect((await request.get('menu')).status(), 'a page that is gone').toBe(404);
  await form.fillIn(page);
  await form.hydration(page);
  expect(await form.typed(page)).toEqual(Object.values(form.message));
});
