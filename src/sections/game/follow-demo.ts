/**
 * Keeps the classes of `gameFrame` in step with what our own demo in `frame` reports: whether the game is played, and
 * whether a panel is open.
 */
export function followDemo(gameFrame: HTMLElement, frame: HTMLIFrameElement): void {
  const show = (state?: { playing?: unknown; panel?: unknown } | null) => {
    gameFrame.classList.toggle('playing', state?.playing === true);
    gameFrame.classList.toggle('panel', state?.panel === true);
  };
  addEventListener('message', ({ source, data }: MessageEvent<Parameters<typeof show>[0]>) => {
    // Compares the window, because the origin of a frame without `allow-same-origin` is "null".
    if (source === frame.contentWindow) show(data);
  });
  // A demo that is loaded again begins with its title card.
  frame.addEventListener('load', () => show());
}
