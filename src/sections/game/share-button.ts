/**
 * Shows `button` where the browser supports Web Share, and shares the page on a click. `status` shows a failure. Closing
 * the browser's dialog is no failure.
 */
export function shareButton(button: HTMLElement, status: Element): void {
  if (!('share' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
    status.textContent = '';
    navigator
      .share({
        title: document.title,
        text: description?.content ?? '',
        url: canonical?.href ?? location.origin + location.pathname,
      })
      .catch(({ name }: DOMException) => {
        if (name === 'AbortError') return;
        status.textContent = 'Sharing did not work. You can copy the address of this page instead.';
      });
  });
}
