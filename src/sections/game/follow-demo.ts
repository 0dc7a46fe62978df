import type { DemoMessage } from '../../demos/ui/report-state.ts';

/**
 * Keeps the classes of `gameFrame` in step with what our own demo in `frame` reports, and takes its key. Tells the demo
 * whether the visitor has stopped all movement (`reduced-motion.js`).
 */
export function followDemo(gameFrame: HTMLElement, frame: HTMLIFrameElement): void {
  const show = (message?: DemoMessage | null) => {
    gameFrame.classList.toggle('playing', message?.playing === true);
    gameFrame.classList.toggle('panel', message?.panel === true);
    if (message?.key === 'Escape') dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  };
  // A sandboxed frame has no origin to name.
  const tellStill = () =>
    frame.contentWindow?.postMessage('reducedMotion' in document.documentElement.dataset, '*');
  addEventListener('message', ({ source, data }: MessageEvent<DemoMessage | null>) => {
    // Compares the window, because the origin of a frame without `allow-same-origin` is "null".
    if (source === frame.contentWindow) show(data);
  });
  addEventListener('change', tellStill);
  // A demo that is loaded again begins with its title card.
  frame.addEventListener('load', () => {
    show();
    tellStill();
  });
}
