/** Publishes one build after another on nginx, by the lines of docs/deployment.md, while visitors are there. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { promisify } from 'node:util';
import * as form from '../support/contact-form.ts';
import { block, publishingLine } from './deployment-doc.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { firstPort, projectFolder, sites } from '../support/sites.ts';
import { renameScripts } from './rename-scripts.ts';
import { missingNginx, nginx, nginxConfiguration } from './nginx-configuration.ts';

const missing =
  missingNginx ?? (existsSync('/usr/bin/rsync') ? undefined : 'No rsync: apt-get install rsync');
const port = firstPort + 6;
const test = base.extend({ baseURL: `http://127.0.0.1:${port}/lounge/` });
test.skip(Boolean(missing), missing);

const server = `${projectFolder}test-results/hosts/deploys`;

/** Runs a line of the document. The server is a folder of this machine, and what the line calls there runs here. */
const shell = (lines: string) =>
  promisify(execFile)('sh', ['-e', '-c', lines.replaceAll('/srv/', `${server}/srv/`)], {
    cwd: server,
    env: { PATH: `${server}/commands:/usr/bin:/bin` },
  });

/** Puts a build where `npm run build` would, and publishes it. */
async function publish(folder: string) {
  rmSync(`${server}/dist`, { force: true });
  symlinkSync(folder, `${server}/dist`);
  await shell(publishingLine);
}

let running: ChildProcess | undefined;

test.beforeAll(async () => {
  if (missing) return;
  rmSync(server, { recursive: true, force: true });
  for (const folder of ['commands', 'srv']) mkdirSync(`${server}/${folder}`, { recursive: true });
  writeFileSync(`${server}/commands/ssh`, '#!/bin/sh\nshift; exec sh -c "$*"\n', { mode: 0o755 });
  const rules = `include "${sites['sub-path'].folder}/nginx.conf";`;
  const site = `server { listen 127.0.0.1:${port}; root ${server}/srv/site; ${rules} }`;
  writeFileSync(`${server}/nginx.conf`, nginxConfiguration(site));
  running = spawn(nginx, ['-c', 'nginx.conf', '-p', server, '-e', 'stderr'], { stdio: 'inherit' });
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)).toBeTruthy();
});
test.afterAll(() => running?.kill());

/** The answer to a request on a connection of its own. */
const request = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((answered, failed) => {
    get({ port, path, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += String(part)));
      response.on('end', () => answered({ status: response.statusCode, text }));
      response.on('error', failed);
    }).on('error', failed);
  });

const filesOf = (html: string) => new Set(html.match(/\/lounge\/_astro\/[\w.-]+/g));

/** Visits pages with all their files again and again, until the returned function is called. It returns the faults. */
function visit(paths: string[]) {
  let isOver = false;
  let pages = 0;
  const faults = new Set<string>();
  const ask = async (path: string) => {
    const { status, text } = await request(path);
    if (status !== 200) faults.add(`${path}: ${status}`);
    return text;
  };
  const visitors = paths.map(async (path) => {
    while (!isOver) {
      const html = await ask(path);
      if (!html.endsWith('</html>')) faults.add(`${path}: a part of a page`);
      for (const file of filesOf(html)) await ask(file);
      pages += 1;
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return { faults: [...faults], pages };
  };
}

test('neither a deploy nor a way back leaves a visitor without a page or a file', async ({
  page,
}) => {
  const old = sites['sub-path'].folder;
  const next = renameScripts(sites['third-party'].folder, `${server}/third-party`);
  await publish(old);
  const before = filesOf((await request('/lounge/contact')).text);
  await form.openAndCollectAlerts(page);
  const stop = visit(['/lounge/', '/lounge/contact', '/lounge/terms']);

  await shell(block('sh', 'Deploy and roll back', 0));
  await publish(next);
  const after = filesOf((await request('/lounge/contact')).text);
  expect([...after], 'other files, or this test proves nothing').not.toEqual([...before]);
  expect((await request('/lounge/menu')).status, 'a page that is gone').toBe(404);
  // The page that was open gets the files of its build.
  await form.fillIn(page);
  await form.hydration(page);
  expect(await form.typed(page)).toEqual(Object.values(form.message));

  await shell(block('sh', 'Deploy and roll back', 1));
  await shell(publishingLine);
  expect((await request('/lounge/menu')).status, 'a page that came back').toBe(200);
  for (const file of [...before, ...after]) {
    expect.soft((await request(file)).status, file).toBe(200);
  }
  const { faults, pages } = await stop();
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(20);
});
