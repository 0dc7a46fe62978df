/** Publishes one build after another on nginx, by the lines of docs/deployment.md, while visitors are there. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { promisify } from 'node:util';
import * as form from '../support/contact-form.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { sites } from '../support/sites.ts';
import { block, publishingLine } from './deployment-doc.ts';
import { deployPort } from './host.ts';
import { missingNginx, scratch } from './nginx.ts';

const missing =
  missingNginx ?? (existsSync('/usr/bin/rsync') ? undefined : 'No rsync: apt-get install rsync');
const test = base.extend({ baseURL: `http://127.0.0.1:${deployPort}/lounge/` });
test.skip(Boolean(missing), missing);

const folder = `${scratch}/deploys`;

/** Runs a line of the document. The server is a folder of this machine, and what the line calls there runs here. */
const shell = (lines: string) =>
  promisify(execFile)('sh', ['-e', '-c', lines.replaceAll('server:/srv/', `${folder}/srv/`)], {
    cwd: folder,
  });

/** Puts a build where `npm run build` would, and publishes it. */
async function publish(build: string) {
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  symlinkSync(build, `${folder}/dist`);
  await shell(publishingLine);
}

/** Copies a build, with other names for its scripts, as after a change of theirs. */
function renameScripts(build: string, copy: string) {
  cpSync(build, copy, { recursive: true });
  for (const file of globSync('**/*.{html,js}', { cwd: copy })) {
    const path = `${copy}/${file}`;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/(_astro\/|\.\/)([\w.-]+)\.js/g, '$1$2.next.js'));
    if (file.includes('_astro/')) renameSync(path, path.replace(/\.js$/, '.next.js'));
  }
  return copy;
}

/** The answer to a request on a connection of its own. */
const request = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((answered, failed) => {
    get({ host: '127.0.0.1', port: deployPort, path, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += String(part)));
      response.on('end', () => answered({ status: response.statusCode, text }));
      response.on('error', failed);
    }).on('error', failed);
  });

const filesOf = (html: string) => new Set(html.match(/\/lounge\/_astro\/[\w.-]+/g));

/** Visits pages with all their files again and again, until the returned function is called. It returns the errors. */
function visit(paths: string[]) {
  let isOver = false;
  let pages = 0;
  const errors = new Set<string>();
  const ask = async (path: string) => {
    const { status, text } = await request(path);
    if (status !== 200) errors.add(`${path}: ${status}`);
    return text;
  };
  const visitors = paths.map(async (path) => {
    while (!isOver) {
      const html = await ask(path);
      if (!html.endsWith('</html>')) errors.add(`${path}: a part of a page`);
      for (const file of filesOf(html)) await ask(file);
      pages += 1;
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return { errors: [...errors], pages };
  };
}

test('neither a deploy nor a way back leaves a visitor without a page or a file', async ({
  page,
}) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/srv/site`, { recursive: true });
  const next = renameScripts(sites['third-party'].folder, `${folder}/third-party`);
  await publish(sites['sub-path'].folder);
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
  const { errors, pages } = await stop();
  expect(errors).toEqual([]);
  expect(pages).toBeGreaterThan(20);
});
