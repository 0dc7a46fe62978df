import type { Model } from '../game.ts';
import { formatNumber } from '../session.ts';
import { createClock } from './clock.ts';
import { find, write } from './dom.ts';
import { refusal } from './refusal.ts';
import { createTable } from './table.ts';

/** Starts the demo of this page, or says in a sentence why it does not. */
function main(): void {
  const query = new URLSearchParams(location.search);
  const reason = refusal(query, globalThis.crypto);
  if (reason) return stop(reason);

  const model = JSON.parse(document.body.dataset['model'] ?? '') as Model;
  const clock = createClock(checkReality);
  const table = createTable(model, checkReality);
  const button = find('.spin');
  const info = find<HTMLDialogElement>('.info');
  const check = find<HTMLDialogElement>('.check');
  let heldWhileBusy = false;

  /** After every 20 minutes play stops until the visitor has answered. */
  function checkReality(): void {
    if (table.isBusy() || check.open || !clock.isCheckDue()) return;
    clock.pause();
    write('.check-text', `You have played ${clock.minutes()} minutes. ${net()}`);
    check.returnValue = '';
    check.showModal();
  }

  const net = () => `Net ${formatNumber(table.net())} play credits.`;

  function showTitle(shown: boolean): void {
    find('.title').hidden = !shown;
    for (const part of document.querySelectorAll<HTMLElement>('.play')) part.inert = shown;
    if (shown) clock.pause();
    else clock.start();
    find(shown ? '.start' : '.spin').focus({ preventScroll: true });
  }

  async function press(): Promise<void> {
    try {
      await table.press();
    } catch (error) {
      stop('The demo has stopped because of a fault. Reload it to start again.');
      throw error;
    }
  }

  find('.start').addEventListener('click', () => showTitle(false));
  for (const opener of document.querySelectorAll('.open-info')) {
    opener.addEventListener('click', () => info.showModal());
  }

  // By a click: a frame without `allow-forms` sends no form, not even one of `method="dialog"` (HTML, "form
  // submission algorithm"), and game pages show the demo in such a frame.
  for (const closer of document.querySelectorAll<HTMLButtonElement>('dialog button')) {
    closer.addEventListener('click', () => closer.closest('dialog')?.close(closer.value));
  }

  // A press counts once: not while it is held, and not when it began during the round before.
  for (const type of ['pointerdown', 'keydown']) {
    button.addEventListener(type, (event) => {
      if (event instanceof KeyboardEvent && event.repeat) return event.preventDefault();
      heldWhileBusy = table.isBusy();
    });
  }
  button.addEventListener('click', () => {
    if (!heldWhileBusy) void press();
    heldWhileBusy = false;
  });

  check.addEventListener('close', () => {
    if (check.returnValue === 'continue') {
      clock.start();
      button.focus();
      return;
    }
    write('.break', `You are taking a break after ${clock.minutes()} minutes. ${net()}`);
    write('.start', 'Back to the demo');
    showTitle(true);
  });

  document.addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (repeat || ctrlKey || metaKey || altKey || key.toLowerCase() !== 'i') return;
    if (!document.querySelector('dialog[open]')) info.showModal();
  });

  document.body.classList.add('ready');
  find('.starting').hidden = true;
  find('.start').hidden = false;
  for (const part of document.querySelectorAll<HTMLElement>('.play')) part.inert = true;
  if (query.has('xdm')) {
    parent.postMessage({ source: 'vivid-demo', event: 'ready' }, location.origin);
  }
}

/** Shows a sentence in the place of the game. */
function stop(reason: string): void {
  write('.refusal', reason);
  document.body.classList.add('stopped');
}

main();
