import { withBase } from '../../lib/addresses/urls.ts';
import type { HeaderRules } from './headers.ts';
import { generatedNotice } from './rules.ts';

const quoted = (text: string) => JSON.stringify(text);

/** nginx always compresses HTML. */
const compressedTypes =
  'application/javascript application/manifest+json image/svg+xml text/plain text/xml';

/**
 * The rules for a server block of nginx 1.22 or newer. They depend on the site's settings but not on its content, so a new
 * build needs no reload. Redirects accept only a known set of characters, because a path such as `//evil.example/x.html`
 * would lead to another site.
 */
export function nginxFile(base: string, { all, hashed, svg }: HeaderRules): string {
  const at = (path: string) => withBase(path, base);
  const addHeaders = Object.entries(all.headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return `${generatedNotice}
# Copy this file to a folder that only root can write to, and include it in the server block of the site, as in
# docs/deployment.md. Its directives act for root.

server_tokens off;
absolute_redirect off;
max_ranges 0;
gzip on;
gzip_vary on;
gzip_types ${compressedTypes};

# All headers are set here, because an add_header in a location would drop the others. nginx sends no header with an empty
# value, so variables switch them. The second Cache-Control keeps errors out of caches. In malformed requests, the variables
# are not set.
uninitialized_variable_warn off;
set $svg_policy "";
if ($uri ~* "\\.svg$") { set $svg_policy ${quoted(svg.headers['Content-Security-Policy'])}; }
set $kept "public, max-age=0, must-revalidate";
set $error_kept "";
add_header Cache-Control $kept;
add_header Cache-Control $error_kept always;
${addHeaders.join('\n')}
add_header Content-Security-Policy $svg_policy always;

set $error_page ${at('/404.html')};
if ($uri ~ "^${at('/game/')}") { set $error_page ${at('/game/404.html')}; }
error_page 404 $error_page;
location = ${at('/game/404.html')} { internal; set $kept ""; set $error_kept no-store; }
location = ${at('/game/404')} { return 404; }
location = ${at('/404.html')} { internal; set $kept ""; set $error_kept no-store; }
location = ${at('/404')} { return 404; }

location / { try_files $uri.html $uri =404; }
${base === '/' ? '' : `location = ${base} { return 308 ${base}/$is_args$args; }\n`}location = ${at('/')} { try_files ${at('/index.html')} =404; }
location = ${at('/manifest.webmanifest')} { default_type application/manifest+json; }
location ^~ ${at('/_astro/')} { set $kept ${quoted(hashed.headers['Cache-Control'])}; try_files $uri =404; }

# Visitors cannot read the configuration files.
location ~ "/\\.(?!well-known/)|^/(_headers|_redirects|nginx\\.conf)$" { return 404; }

# Each page has one address. Other spellings redirect to it once. $args is the query as the browser sent it.
location ~ "^${at('/index')}(?:\\.html)?/?$" { return 308 ${at('/')}$is_args$args; }
location ~ "^(?<page>(?:/[\\w.~-]+)+?)(?:\\.html|/)$" {
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}
`;
}
