import type { DemoMessage } from '../../demos/ui/report-state.ts';

/**
 * Sets the classes of `gameFrame` to the state that our own demo in `frame` reports, and handles the demo's Escape key. Tells the
 * demo whether the visitor has stopped all movement (`reduced-motion.js`).
 */
export function followDemo(gameFrame: HTMLElement, frame: HTMLIFrameElement): void {
  const show = (message?: DemoMessage | null) => {
    gameFrame.classList.toggle('playing', message?.playing === true);
    gameFrame.classList.toggle('panel', message?.panel === true);
    if (message?.key === 'Escape') dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  };
  // The target is `*`, because a sandboxed frame has no origin.
  const sendReducedMotion = () =>
    frame.contentWindow?.postMessage('reducedMotion' in document.documentElement.dataset, '*');
  addEventListener('message', ({ source, data }: MessageEvent<DemoMessage | null>) => {
    // Compare the window, because the origin of a frame without `allow-same-origin` is "null".
    if (source === frame.contentWindow) show(data);
  });
  addEventListener('change', sendReducedMotion);
  // A reloaded demo starts with its title card.
  frame.addEventListener('load', () => {
    show();
    sendReducedMotion();
  });
}
