/** Runs nginx with the server blocks of docs/deployment.md, and the rules that the build writes. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { block, publishingLine } from './deployment-doc.ts';
import { missingNginx, nginx, nginxConfiguration } from './nginx-configuration.ts';
import { headerRules } from '../../src/integrations/host-files/headers.ts';
import { nginxFile } from '../../src/integrations/host-files/nginx.ts';

const rules = nginxFile('/', headerRules({ base: '/', launchers: [], hsts: false }));

test.skipIf(missingNginx)('nginx shows what was published, by the rules of the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // The workers of nginx may belong to another user.
  chmodSync(folder, 0o755);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(`${folder}${path}`), { recursive: true });
    writeFileSync(`${folder}${path}`, text);
  };
  const [, site] = /server:(\S+)$/.exec(publishingLine) ?? [];
  write(`${site}contact.html`, 'The contact page.');
  const [, file, directory] = /-m 644 (\S+) (\S+)/.exec(block('sh', 'nginx', 2)) ?? [];
  write(`${directory}${file}`, rules);

  const [, certificate, key] =
    /certificate (\S+);\s+ssl_certificate_key (\S+);/.exec(block('nginx', 'nginx')) ?? [];
  write(`${certificate}`, '');
  const pair = ['-keyout', `${folder}${key}`, '-out', `${folder}${certificate}`];
  const subject = ['-subj', '/CN=www.example.com'];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...pair, ...subject]);

  // Sockets, because the ports may be taken.
  const servers = block('nginx', 'nginx')
    .replaceAll(/listen \[::\]:[^;]*;/g, '')
    .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1`)
    .replaceAll(/ (?=\/(?:etc|srv)\/)/g, ` ${folder}`);
  write('/nginx.conf', nginxConfiguration(servers));
  const options = ['-c', 'nginx.conf', '-p', folder, '-e', 'stderr'];
  const server = spawn(nginx, options, { stdio: 'inherit' });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  /** The head and the body of an answer. */
  const ask = (url: string) => {
    const socket = `${folder}/${url.startsWith('https') ? 443 : 80}`;
    return spawnSync('curl', ['-ski', '--unix-socket', socket, url], { encoding: 'utf8' }).stdout;
  };
  const page = '/contact?from=mail';
  const shown = await vi.waitFor(() => {
    const answer = ask(`https://www.example.com${page}`);
    expect(answer).toMatch(/^HTTP\/2 200/);
    return answer;
  }, 20_000);
  expect(shown).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(shown).toMatch(/The contact page\.$/);
  for (const other of ['http://www.example.com', 'http://example.com', 'https://example.com']) {
    const answer = ask(`${other}${page}`);
    expect(answer, other).toMatch(/^HTTP\/\S+ 308/);
    expect(answer, other).toMatch(
      /^location: https:\/\/www\.example\.com\/contact\?from=mail\r$/im,
    );
  }
});
