/**
 * Shows `button`, which hands `data()` to the browser's share sheet, or copies its address where there is none. `status`
 * shows what became of it. Closing the sheet is no failure.
 */
export function shareButton(
  button: HTMLElement,
  status: Element,
  data: () => ShareData & { url: string },
): void {
  const canShare = 'share' in navigator;
  button.textContent = canShare ? 'Share' : 'Copy link';
  button.hidden = false;

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      status.textContent = 'Link copied.';
    } catch {
      status.textContent = `Please copy this address: ${url}`;
    }
  };
  const share = async () => {
    const shared = data();
    if (!canShare) return copy(shared.url);
    try {
      await navigator.share(shared);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(shared.url);
    }
  };
  button.addEventListener('click', () => {
    status.textContent = '';
    void share();
  });
}
