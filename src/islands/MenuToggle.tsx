import { useEffect, useRef, useState } from 'react';

/**
 * The button that opens the navigation on small screens. The browser opens and closes the popover by itself, also
 * before hydration. The island closes it when a link is chosen or the window grows, and keeps `aria-expanded` true
 * to what is shown. `navId` is the id of the popover.
 */
export function MenuToggle({ navId }: { navId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const nav = button.current?.popoverTargetElement as HTMLElement | null | undefined;
    if (!nav) return;
    const update = () => setOpen(nav.matches(':popover-open'));
    const closeOnChoice = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) nav.hidePopover();
    };
    // The style sheet decides from which width on the navigation is a row: it hides this button there.
    const closeWithoutButton = new ResizeObserver(() => {
      if (!button.current?.checkVisibility()) nav.hidePopover();
    });

    update();
    nav.addEventListener('toggle', update);
    nav.addEventListener('click', closeOnChoice);
    if (button.current) closeWithoutButton.observe(button.current);
    return () => {
      nav.removeEventListener('toggle', update);
      nav.removeEventListener('click', closeOnChoice);
      closeWithoutButton.disconnect();
    };
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className="button-quiet"
      popoverTarget={navId}
      aria-expanded={open}
      aria-controls={navId}
      // A translated page is no reason to render the button anew.
      suppressHydrationWarning
    >
      Menu
    </button>
  );
}
