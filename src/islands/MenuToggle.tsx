import { useEffect, useRef, useState } from 'react';

/** From this width on the navigation is a row in the header, as `md` in `tailwind.config.cjs`. */
const wideScreen = '(min-width: 48rem)';

/**
 * The button that opens the navigation on small screens. The browser opens and closes the popover by
 * itself, before this island wakes; the island closes it on the choice of a link and when the window
 * grows, and keeps `aria-expanded` true to what is shown. `navId` is the id of the popover.
 */
export function MenuToggle({ navId }: { navId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const nav = button.current?.popoverTargetElement as HTMLElement | null | undefined;
    if (!nav) return;
    const screen = matchMedia(wideScreen);
    const update = () => setOpen(nav.matches(':popover-open'));
    const close = () => nav.hidePopover();
    const closeOnChoice = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) close();
    };

    update();
    nav.addEventListener('toggle', update);
    nav.addEventListener('click', closeOnChoice);
    screen.addEventListener('change', close);
    return () => {
      nav.removeEventListener('toggle', update);
      nav.removeEventListener('click', closeOnChoice);
      screen.removeEventListener('change', close);
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
    >
      Menu
    </button>
  );
}
