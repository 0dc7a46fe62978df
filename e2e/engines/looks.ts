/** Looks at a page: each gives what asks for it, so that a visit can ask until it is so. */
import type { Frame } from './visitor.ts';

/** The text of the first element that a selector finds. */
export const textOf = (frame: Frame, selector: string) => () =>
  frame.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText, selector);

/** The heading of the page, of those that are shown: an error page has two. */
export const heading = (frame: Frame) => () =>
  frame.evaluate(
    () => [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.innerText,
  );

/** Whether the menu is shown, and whether its button says so. */
export const menu = (frame: Frame) => () =>
  frame.evaluate(() => [
    document.querySelector('#site-nav')?.checkVisibility(),
    document.querySelector('[popovertarget]')?.ariaExpanded,
  ]);

/** What stands in the fields of the form. */
export const typed = (frame: Frame) => () =>
  frame.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.field')].map(({ value }) => value),
  );

/** The text of the element that has the focus. */
export const focusedText = (frame: Frame) => () =>
  frame.evaluate(() => (document.activeElement as HTMLElement).innerText);

/** Gives an element the focus. */
export const focus = (frame: Frame, selector: string) =>
  frame.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
