import { useEffect, useRef, useState } from 'react';

/**
 * The menu button for small screens. The browser opens and closes the popover, even before hydration. The island closes it
 * when a link is clicked, the focus leaves it or the window grows, and updates `aria-expanded`. `navId` is the popover's id.
 * The header around the button has the class `group`.
 */
export function MenuToggle({ navId }: { navId: string }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const nav = toggle.current?.popoverTargetElement as HTMLElement | null | undefined;
    if (!nav) return;
    const update = () => setOpen(nav.matches(':popover-open'));
    const closeOnLinkClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) nav.hidePopover();
    };
    const closeWhenFocusLeaves = ({ target }: FocusEvent) => {
      if (target !== toggle.current && !nav.contains(target as Node)) nav.hidePopover();
    };
    // On wide screens, the style sheet hides this button and shows the navigation as a row.
    const closeOnWideScreen = new ResizeObserver(() => {
      if (!toggle.current?.checkVisibility()) nav.hidePopover();
    });

    update();
    nav.addEventListener('toggle', update);
    nav.addEventListener('click', closeOnLinkClick);
    document.addEventListener('focusin', closeWhenFocusLeaves);
    if (toggle.current) closeOnWideScreen.observe(toggle.current);
    return () => {
      nav.removeEventListener('toggle', update);
      nav.removeEventListener('click', closeOnLinkClick);
      document.removeEventListener('focusin', closeWhenFocusLeaves);
      closeOnWideScreen.disconnect();
    };
  }, []);

  return (
    <button
      ref={toggle}
      type="button"
      className="button-quiet"
      popoverTarget={navId}
      aria-expanded={open}
      aria-controls={navId}
    >
      {/* CSS switches between the words, so that they are right before hydration. Screen readers read "Menu" and the state. */}
      <span className="group-has-[:popover-open]:sr-only" suppressHydrationWarning>
        {'Menu '}
      </span>
      <span className="hidden group-has-[:popover-open]:inline" suppressHydrationWarning>
        Close
      </span>
    </button>
  );
}
