import { revalidated } from './headers.ts';
import type { Site } from './site.ts';

const notFound = (paths: readonly string[], indent: string) =>
  paths.map((path) => `${indent}location = ${path} { return 404; }\n`).join('');
const quoted = (text: string) => JSON.stringify(text);

/**
 * The rules of an nginx server (1.22 or newer), to be included in its block; `hidden` are files that are
 * not for visitors, from the host's root. Every redirect leads to a path made of known signs, never to what was asked for:
 * else `//evil.example/x.html` would lead off the site.
 */
export function nginxFile(
  { root, headers, redirects, screens, hashed }: Site,
  hidden: readonly string[],
): string {
  const [all, kept] = headers;
  const inSite = hidden.filter((path) => path.startsWith(`${root}/`));
  const aroundIt = hidden.filter((path) => !inSite.includes(path));
  const nearest = screens.filter(({ below }) => below !== `${root}/`);
  return `# Written by the build. Change src/integrations/hosting, not this file.
#
# server {
#   listen …; server_name …; ssl_certificate …;
#   root /srv/site;                 # the folder that this file is in
#   include /srv/site/nginx.conf;   # read again by "nginx -s reload"
# }

server_tokens off;
absolute_redirect off;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_types application/javascript application/json application/xml image/svg+xml text/css text/plain text/xml;

set $kept ${quoted(revalidated)};
set $error_kept "";
set $screen ${root}/404.html;
${nearest.map(({ below, page }) => `if ($uri ~ "^${below}") { set $screen ${page}; }\n`).join('')}${
    root ? `\nlocation = ${root} { return 308 ${root}/; }\n${notFound(aroundIt, '')}` : ''
  }
location ${root}/ {
${Object.entries(all?.headers ?? {})
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
  .join('')}  # Not "always": an error is never kept.
  add_header Cache-Control $kept;
  add_header Cache-Control $error_kept always;

  # Nothing here is worth a part of it, and a part that is not there would be one more error.
  max_ranges 0;
  error_page 404 $screen;
  try_files $uri.html $uri =404;

  location = ${root}/ { try_files ${root}/index.html =404; }
  location ^~ ${hashed.folder} {
    set $kept ${quoted(kept?.headers['Cache-Control'] ?? revalidated)};
    try_files $uri =404;
  }

  # Error screens are no pages of their own, and what hosts read is not for visitors.
${screens
  .map(
    ({ page }) => `  location = ${page} { internal; set $kept ""; set $error_kept no-store; }
  location = ${page.replace('.html', '')} { return 404; }\n`,
  )
  .join('')}${notFound(inSite, '  ')}
  # One address per page, and one hop to it; $args is what the browser sent, as it sent it.
  location ~ "^${root}/index(?:\\.html)?/?$" { return 308 ${root}/$is_args$args; }
${redirects
  .map(({ to }) => {
    const [, folder = '', id = ''] = /^(.*\/)(\w+)$/.exec(to) ?? [];
    return `  location ~ "^${folder}(?!${id}$)(?i:${id})(?:\\.html)?/?$" { return 308 ${to}$is_args$args; }\n`;
  })
  .join('')}  location ~ "^(?<page>${root}(?:/[\\w.~-]+)+?)(?:\\.html|/)$" {
    if (-f $document_root$page.html) { return 308 $page$is_args$args; }
    return 404;
  }
}
`;
}
