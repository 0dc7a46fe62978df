/** Publishes one build after another on nginx, by the lines of docs/deployment.md, while visitors are there. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { promisify } from 'node:util';
import * as form from '../support/contact-form.ts';
import { block, publishingLine } from './deployment-doc.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { firstPort, projectFolder, sites } from '../support/sites.ts';
import { renameScripts } from './rename-scripts.ts';
import { missingNginx, nginx, nginxConfiguration } from './nginx.ts';

// One server, whose site the tests replace.
base.describe.configure({ mode: 'default' });
const missing =
  missingNginx ?? (existsSync('/usr/bin/rsync') ? undefined : 'No rsync: apt-get install rsync');
const test = base.extend({ baseURL: `http://127.0.0.1:${firstPort + 6}/lounge/` });
test.skip(Boolean(missing), missing);

const [plain, http, https] = [firstPort + 6, firstPort + 7, firstPort + 8];
const server = `${projectFolder}test-results/hosts/deploys`;
const run = promisify(execFile);

/** Runs a line of the document. The server is a folder of this machine, and what the line calls there runs here. */
const shell = async (lines: string) => {
  const { stdout } = await run('sh', ['-e', '-c', lines.replaceAll('/srv/', `${server}/srv/`)], {
    cwd: server,
    env: { PATH: `${server}/commands:/usr/bin:/bin` },
  });
  return stdout;
};

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
  const commands = {
    ssh: 'shift; exec sh -c "$*"',
    nginx: `exec ${nginx} -c nginx.conf -p ${server} -e stderr "$@"`,
    curl: `exec /usr/bin/curl --insecure --connect-to ::127.0.0.1:$([ "\${1#*http:}" = "$1" ] && echo ${https} || echo ${http}) "$@"`,
  };
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(`${server}/commands/${name}`, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const key = ['-keyout', `${server}/key.pem`, '-out', `${server}/certificate.pem`];
  const subject = ['-subj', '/CN=www.example.com', '-days', '2'];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key, ...subject]);
  const blocks = block('nginx', 'nginx')
    .replaceAll(/\S+\/fullchain\.pem/g, `${server}/certificate.pem`)
    .replaceAll(/\S+\/privkey\.pem/g, `${server}/key.pem`)
    .replaceAll('/srv/', `${server}/srv/`)
    .replaceAll('/etc/nginx/', `${server}/`)
    .replaceAll('listen [::]:', 'listen [::1]:')
    .replaceAll('listen 80', 'listen 127.0.0.1:80')
    .replaceAll('listen 443', 'listen 127.0.0.1:443')
    .replaceAll(/:80\b/g, `:${http}`)
    .replaceAll(/:443\b/g, `:${https}`);
  const site = `${server}/srv/site`;
  const forBrowser = `server { listen 127.0.0.1:${plain}; root ${site}; include "${sites['sub-path'].folder}/nginx.conf"; }`;
  writeFileSync(`${server}/nginx.conf`, nginxConfiguration(blocks + forBrowser));
  copyFileSync(`${sites.root.folder}/nginx.conf`, `${server}/site-rules.conf`);
  await publish(sites.root.folder);
  running = spawn(`${server}/commands/nginx`, { stdio: 'inherit' });
  await expect.poll(() => fetch(`http://127.0.0.1:${plain}/`).catch(() => undefined)).toBeTruthy();
});
test.afterAll(() => running?.kill());

test('a deploy that was checked by the three lines of the document answers by every rule', async () => {
  await publish(sites.root.folder);
  const answers = (await shell(block('sh', 'Check a deploy'))).trim().split(/\r?\n\r?\n/);
  const [page, unknown, file] = answers;
  expect(answers).toHaveLength(3);
  expect(page).toMatch(/^HTTP\/2 200/);
  expect(page).toMatch(/^content-type: text\/html/im);
  expect(page).toMatch(/^cache-control: public, max-age=0, must-revalidate/im);
  expect(unknown).toMatch(/^HTTP\/2 404/);
  expect(unknown).not.toMatch(/max-age=[1-9]\d*, *immutable/i);
  for (const answer of [page, unknown]) expect(answer).toMatch(/^content-security-policy: /im);
  expect(file).toMatch(/^HTTP\/2 200/);
  expect(file).toMatch(/^cache-control: .*immutable/im);
});

test('the bare name and http lead to the site, in one hop', async () => {
  for (const address of ['http://example.com', 'http://www.example.com', 'https://example.com']) {
    const port = address.startsWith('https') ? https : http;
    const { stdout } = await run('/usr/bin/curl', [
      ...['-skI', '--connect-to', `::127.0.0.1:${port}`],
      `${address}/contact?from=mail`,
    ]);
    expect(stdout, address).toMatch(/^HTTP\/\S+ 308/);
    expect(stdout, address).toMatch(
      /^location: https:\/\/www\.example\.com\/contact\?from=mail\r$/im,
    );
  }
});

/** The answer to a request on a connection of its own: a reload closes those that wait. */
const request = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((answered, failed) => {
    get({ port: plain, path, agent: false }, (response) => {
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
  const faults = new Set<string>();
  let pages = 0;
  const ask = async (path: string) => {
    const { status, text } = await request(path).catch(({ message }) => ({
      status: message as string,
      text: '',
    }));
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
  const stop = visit(['/lounge/', '/lounge/contact', '/lounge/terms', '/lounge/game/Zulu']);
  const [keep, goBack] = [0, 1].map((index) => block('sh', 'Deploy and roll back', index));

  await shell(keep ?? '');
  await publish(next);
  const after = filesOf((await request('/lounge/contact')).text);
  expect([...after], 'other files, or this test proves nothing').not.toEqual([...before]);
  expect((await request('/lounge/menu')).status, 'a page that is gone').toBe(404);

  // The page that was open gets the files of its build, and a new visitor's page has its styles.
  await form.fillIn(page);
  await form.hydration(page);
  expect(await form.typed(page)).toEqual(Object.values(form.message));
  await page.goto('terms');
  await expect(page.locator('body')).toHaveCSS('font-family', /Special Gothic/);

  await shell(goBack ?? '');
  await shell(publishingLine);
  expect((await request('/lounge/menu')).status, 'a page that came back').toBe(200);
  for (const file of [...before, ...after]) {
    expect.soft((await request(file)).status, file).toBe(200);
  }
  for (const folder of [next, old, next, old]) await publish(folder);
  const { faults, pages } = await stop();
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(20);
  expect(readFileSync(`${server}/srv/site/lounge/contact.html`, 'utf8')).toBe(
    readFileSync(`${old}/lounge/contact.html`, 'utf8'),
  );
});
