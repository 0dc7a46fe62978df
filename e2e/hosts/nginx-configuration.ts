import { existsSync } from 'node:fs';

export const nginx = '/usr/sbin/nginx';
export const missingNginx = existsSync(nginx) ? undefined : 'No nginx: apt-get install nginx-light';

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
