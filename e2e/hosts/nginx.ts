import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { projectFolder } from '../support/sites.ts';

const nginx = '/usr/sbin/nginx';
export const missingNginx = existsSync(nginx) ? undefined : 'No nginx: apt-get install nginx-light';

/** A folder for the hosts' own files. */
export const scratch = `${projectFolder}test-results/hosts`;

/** The text in docs/deployment.md that matches a pattern. */
export function inDeploymentDoc(pattern: RegExp): string {
  const [text] = pattern.exec(readFileSync(`${projectFolder}docs/deployment.md`, 'utf8')) ?? [];
  if (!text) throw new Error(`docs/deployment.md: nothing matches ${pattern}`);
  return text;
}

/**
 * The command that serves a folder on a port as the document says, but without TLS, and by the rules that a build has written.
 * nginx keeps all its files below its prefix.
 */
export function nginxCommand(folder: string, port: number, rules = `${folder}/nginx.conf`): string {
  const own = `${scratch}/${port}`;
  mkdirSync(own, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${kind};`)
    .join('\n  ');
  // The document has other servers, which redirect to the one with the site.
  const server = inDeploymentDoc(/server \{[^{}]*\n {2}root [^{}]*\}/)
    .replace(/listen .*/, `listen 127.0.0.1:${port};`)
    .replace(/root .*/, `root "${folder}";`)
    .replace(/include .*/, `include "${rules}";`);
  writeFileSync(
    `${own}/nginx.conf`,
    `daemon off;
pid pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary}
  ${server}
}`,
  );
  return `${nginx} -c nginx.conf -p ${own} -e stderr`;
}
