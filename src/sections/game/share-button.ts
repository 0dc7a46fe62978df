/**
 * Shows `button` where the browser can pass a page to other apps (Web Share), and passes them this page. `status`
 * says if that fails. A visitor who closes the browser's dialog has changed their mind, which is no failure.
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
