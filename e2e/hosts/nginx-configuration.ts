import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { projectFolder } from '../support/sites.ts';

export const nginx = '/usr/sbin/nginx';
export const missingNginx = existsSync(nginx) ? undefined : 'No nginx: apt-get install nginx-light';

/** A folder for the hosts' own files. */
export const scratch = `${projectFolder}test-results/hosts`;

/** A configuration that keeps all files of nginx below its prefix, with these server blocks. */
export const nginxConfiguration = (servers: string) => `daemon off;
pid pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join('\n  ')}
  ${servers}
}`;

/** The command that serves a folder on a port, by the rules that a build has written. */
export function nginxCommand(folder: string, port: number, rules = `${folder}/nginx.conf`): string {
  const own = `${scratch}/${port}`;
  mkdirSync(own, { recursive: true });
  const server = `server { listen 127.0.0.1:${port}; root "${folder}"; include "${rules}"; }`;
  writeFileSync(`${own}/nginx.conf`, nginxConfiguration(server));
  return `${nginx} -c nginx.conf -p ${own} -e stderr`;
}
