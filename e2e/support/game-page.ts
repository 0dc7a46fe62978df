import type { Page } from '@playwright/test';

/** Parts of a game's page: the frame, the demo in it, its start button, and the page's status message. */
export const frame = (page: Page) => page.locator('iframe');
export const demo = (page: Page) => page.frameLocator('iframe');
export const start = (page: Page) => demo(page).getByRole('button', { name: 'Start demo' });
export const status = (page: Page) => page.locator('[data-status]');
