// 404.html loads this script in its head. Under /game/, it shows the screen for unknown games. The URL of the script includes
// the sub-path of the site.
const games = new URL('game/', document.currentScript.src).pathname;
if (location.pathname.startsWith(games)) {
  document.documentElement.dataset.unknown = 'game';
  addEventListener('DOMContentLoaded', () => {
    const { textContent } = document.querySelector('.unknown-game h1');
    document.title = document.title.replace(/^[^|]+/, `${textContent} `);
  });
}
