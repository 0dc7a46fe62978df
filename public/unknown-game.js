// Loaded in the head of 404.html alone: under /game/ it shows the screen for an unknown game. Read
// from the script's own address, the site's path is right under any sub-path.
const games = new URL('game/', document.currentScript.src).pathname;
if (location.pathname.startsWith(games)) {
  document.documentElement.dataset.unknown = 'game';
  document.title = document.title.replace(/^[^|]+/, 'Unknown game ');
}
