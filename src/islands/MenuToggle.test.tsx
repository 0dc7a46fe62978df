// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MenuToggle } from './MenuToggle.tsx';

// jsdom has no popovers: the stand-in keeps the part of the contract that the island relies on.
let nav: HTMLElement;
let shown: boolean;
let growWindow: () => void;

beforeEach(() => {
  shown = false;
  nav = document.createElement('nav');
  nav.innerHTML = '<a href="#same-page"><span>Home</span></a><p>no link</p>';
  document.body.append(nav);
  nav.matches = (selector) => selector === ':popover-open' && shown;
  nav.hidePopover = () => show(false);
  Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', {
    configurable: true,
    get: () => nav,
  });
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: () => void) => (growWindow = listener),
    removeEventListener: vi.fn(),
  }));
});

afterEach(() => {
  cleanup();
  nav.remove();
  vi.unstubAllGlobals();
});

function show(open: boolean) {
  shown = open;
  act(() => void nav.dispatchEvent(new Event('toggle')));
}

const expanded = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded');

test('it says what is shown, also when the menu was opened before it woke', () => {
  shown = true;
  render(<MenuToggle navId="nav" />);
  expect(expanded()).toBe('true');
  show(false);
  expect(expanded()).toBe('false');
});

test.each([
  ['the choice of a link', () => nav.querySelector('span')?.click(), 'false'],
  ['a window that grows', () => growWindow(), 'false'],
  ['a click beside the links', () => nav.querySelector('p')?.click(), 'true'],
])('after %s the menu is open: %3$s', (_what, happen, expected) => {
  render(<MenuToggle navId="nav" />);
  show(true);
  act(happen);
  expect(expanded()).toBe(expected);
});
