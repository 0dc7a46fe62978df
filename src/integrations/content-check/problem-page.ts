import { count, type Problem } from './problem.ts';

/** The page that `npm run dev` shows instead of the site while content has problems; it reloads by itself. */
export function problemPage(problems: Problem[], base: string): string {
  const title = `${count(problems.length, 'problem')} in the content`;
  const list = problems.map(
    ({ file, line, field, found, wanted }) =>
      `<li><h2>${asText(field)}</h2><p><code>${asText(file)}:${line}</code></p><p>Found: ${asText(found)}</p><p>Wanted: ${asText(wanted)}</p></li>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<script type="module" src="${base.replace(/\/$/, '')}/@vite/client"></script>
<style>
body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; background: #fff4e1; color: #06191c; font: 1.125rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
li { margin-block: 2rem; border-left: 6px solid #b3261e; padding-left: 1rem; list-style: none; }
ul { padding: 0; }
h2, p { margin: 0; font-size: inherit; }
</style>
<h1>${title}</h1>
<p>Mend these in your editor and save: the page comes back by itself.</p>
<ul>${list.join('')}</ul>
</html>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function asText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
