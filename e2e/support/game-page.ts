import type { Page } from '@playwright/test';

/** The frame of a game's page, the demo in it, and what the page says of it. */
export const frame = (page: Page) => page.locator('iframe');
export const demo = (page: Page) => page.frameLocator('iframe');
export const start = (page: Page) => demo(page).getByRole('button', { name: 'Start demo' });
export const status = (page: Page) => page.locator('#game-status');
