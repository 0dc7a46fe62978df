/**
 * Makes `button` show `stage` on the whole screen and back. Where elements cannot go full screen (an
 * iPhone), the stage covers the page instead: the rest is inert, and Escape and Back lead out of it.
 */
export function fullScreen(stage: HTMLElement, button: HTMLElement): void {
  const label = button.querySelector('span');
  const isFull = () => document.fullscreenElement === stage || stage.classList.contains('expanded');
  const update = () => {
    if (label) label.textContent = isFull() ? 'Leave full screen' : 'Full screen';
  };

  const expand = (expanded: boolean) => {
    stage.classList.toggle('expanded', expanded);
    for (const element of everythingBut(stage)) element.inert = expanded;
    document.documentElement.style.overflow = expanded ? 'hidden' : '';
    update();
  };
  const leaveExpanded = () => {
    if (stage.classList.contains('expanded')) history.back();
  };

  button.hidden = false;
  button.addEventListener('click', () => {
    if (document.fullscreenElement) {
      void document.exitFullscreen();
    } else if (document.fullscreenEnabled) {
      void stage.requestFullscreen();
    } else if (isFull()) {
      leaveExpanded();
    } else {
      history.pushState('expanded', '');
      expand(true);
    }
  });
  document.addEventListener('fullscreenchange', update);
  addEventListener('popstate', ({ state }) => expand(state === 'expanded'));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leaveExpanded();
  });
}

/** The elements beside `element` and beside each of its ancestors. */
function everythingBut(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner = element; inner !== document.body;) {
    const outer = inner.parentElement;
    if (!outer) break;
    for (const child of outer.children) {
      if (child !== inner && child instanceof HTMLElement) others.push(child);
    }
    inner = outer;
  }
  return others;
}
