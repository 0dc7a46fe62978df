/**
 * Says where the focus is, once, when it comes into the frame of a game page. Orca is silent then in Firefox, whatever
 * name or description the button has (docs/accessibility.md).
 */
export function announceEntry(): void {
  if (parent === self) return;
  const announce = () => {
    const words = document.createElement('p');
    words.className = 'visually-hidden';
    words.ariaLive = 'polite';
    document.body.append(words);
    // A live region must be there before its words.
    setTimeout(() => {
      words.textContent = `${document.title}: ${document.activeElement?.textContent?.trim()}`;
    }, 200);
    setTimeout(() => words.remove(), 5000);
  };
  addEventListener('focusin', announce, { once: true });
}
