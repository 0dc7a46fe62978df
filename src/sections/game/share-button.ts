/**
 * Shows `button` where the browser can hand a page to the visitor's other apps (Web Share), and has it hand
 * over this one. Where that fails, `trouble` says so; that a visitor changes their mind is no failure.
 */
export function shareButton(button: HTMLElement, trouble: Element): void {
  if (!('share' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
    trouble.textContent = '';
    navigator
      .share({
        title: document.title,
        text: description?.content ?? '',
        url: canonical?.href ?? location.origin + location.pathname,
      })
      .catch(({ name }: DOMException) => {
        if (name === 'AbortError') return;
        trouble.textContent =
          'Sharing did not work. You can copy the address of this page instead.';
      });
  });
}
