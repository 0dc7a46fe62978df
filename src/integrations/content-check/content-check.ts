import type { AstroIntegration } from 'astro';
import { count, inWords } from './problem.ts';
import { problemPage } from './problem-page.ts';
import { readContent, type Content } from './read-content.ts';

/**
 * Keeps content that has a problem from being built or shown: the build stops and lists the problems,
 * and while one works, the page is the list, until the last of them is mended. `atStart` is the content
 * that the settings were made of.
 */
export function contentCheck(root: string, atStart: Content): AstroIntegration {
  const { problems } = atStart;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (problems.length === 0) return;
        if (command === 'build') {
          console.error(
            `${inWords(problems)}\nNothing was built: ${count(problems.length, 'problem')} in the content.`,
          );
          process.exit(1);
        }
        // Astro does not start on content that it cannot read: it gets none, and starts again later.
        if (command === 'dev') updateConfig({ srcDir: new URL('./no-content/', import.meta.url) });
      },
      'astro:server:setup': ({ server }) => {
        let shown = problems.length > 0;
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) {
            next();
            return;
          }
          void readContent(root).then((content) => {
            shown = content.problems.length > 0;
            if (!shown) {
              next();
              return;
            }
            response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(problemPage(content.problems, server.config.base));
          });
        });
        server.watcher.on('all', (_event, file) => {
          if (!/[\\/]src[\\/](content|images)[\\/]/.test(file)) return;
          void readContent(root).then(({ venue, problems: left }) => {
            // The settings hold the venue's facts and are read once: at the start.
            const isOutdated = JSON.stringify(venue) !== JSON.stringify(atStart.venue);
            if (left.length === 0 && (isOutdated || problems.length > 0)) {
              server.watcher.emit('change', `${root}astro.config.mjs`);
            } else if (shown || left.length > 0) {
              server.ws.send({ type: 'full-reload' });
            }
          });
        });
      },
    },
  };
}
