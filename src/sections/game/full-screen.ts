/**
 * Makes `button` toggle full screen for `gameFrame`. If a panel of the demo hides the button, the frame gets the focus. iPhones
 * allow full screen only for videos, and other browsers may refuse it. The element then covers the page, and everything else is
 * inert, until the button, Escape or Back ends that state.
 */
export function fullScreen(
  gameFrame: HTMLElement,
  frame: HTMLIFrameElement,
  button: HTMLElement,
): void {
  const label = button.querySelector('span');
  if (!label) throw new Error('The button for full screen has no words.');
  const words = label.textContent;
  let hasLoadedWhileExpanded = false;
  const isExpanded = () => gameFrame.classList.contains('expanded');
  const update = () => {
    const isFull = document.fullscreenElement === gameFrame || isExpanded();
    label.textContent = isFull ? 'Leave full screen' : words;
    if (isFull && getComputedStyle(button).visibility === 'hidden') frame.focus();
  };

  const expand = (expanded: boolean) => {
    gameFrame.classList.toggle('expanded', expanded);
    // Everything except the element and its ancestors.
    for (let inner: Element | null = gameFrame; inner; inner = inner.parentElement) {
      for (const other of inner.parentElement?.children ?? []) {
        if (other !== inner) other.toggleAttribute('inert', expanded);
      }
    }
    document.documentElement.style.overflow = expanded ? 'hidden' : '';
    hasLoadedWhileExpanded = false;
    update();
  };
  const cover = () => {
    history.pushState('expanded', '');
    expand(true);
  };
  const leaveExpanded = () => {
    if (!isExpanded()) return;
    if (hasLoadedWhileExpanded) {
      // `history.back()` would go back in the frame and end the game.
      history.replaceState(null, '');
      expand(false);
    } else {
      history.back();
    }
  };

  button.hidden = false;
  button.addEventListener('click', () => {
    if (document.fullscreenElement) {
      void document.exitFullscreen();
    } else if (isExpanded()) {
      leaveExpanded();
    } else if (document.fullscreenEnabled) {
      gameFrame.requestFullscreen().catch(cover);
    } else {
      cover();
    }
  });
  // In the capture phase, because the frame's `load` event does not bubble.
  gameFrame.addEventListener('load', () => (hasLoadedWhileExpanded = isExpanded()), true);
  document.addEventListener('fullscreenchange', update);
  addEventListener('popstate', ({ state }) => expand(state === 'expanded'));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leaveExpanded();
  });
}
