// Loaded in the head of 404.html. Under /game/, it shows the screen for an unknown game. The script's own URL gives the
// site's sub-path.
const games = new URL('game/', document.currentScript.src).pathname;
if (location.pathname.startsWith(games)) {
  document.documentElement.dataset.unknown = 'game';
  addEventListener('DOMContentLoaded', () => {
    const { textContent } = document.querySelector('.unknown-game h1');
    document.title = document.title.replace(/^[^|]+/, `${textContent} `);
  });
}
