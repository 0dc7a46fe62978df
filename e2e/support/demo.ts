import { expect, type Page } from '@playwright/test';

/** The sentence that tells what a round brought. */
export const status = (page: Page) => page.getByRole('status');
/** The play credits in hand. */
export const credits = (page: Page) => page.locator('.credits');

/**
 * Opens a game as its page frames it, with a clock that moves only where the visit moves it. `drawn`
 * scripts the random source.
 */
export async function startDemo(page: Page, gameid: string, drawn?: readonly number[]) {
  await page.clock.install({ time: 0 });
  if (drawn) {
    await page.addInitScript((words) => {
      let next = 0;
      crypto.getRandomValues = (array) => {
        if (array) new DataView(array.buffer).setUint32(0, words[next++ % words.length] ?? 0, true);
        return array;
      };
    }, drawn);
  }
  await page.goto(
    `demo-launcher?gameid=${gameid}&operatorid=18&mode=demo&currency=EUR&device=desktop&language=en_gb&token=secret`,
  );
  await expect(page).toHaveURL(new RegExp(`/demo/${gameid}\\?`));
  // From here on the clock stands still but where a visit moves it.
  await page.clock.pauseAt(600_000);
  await page.getByRole('button', { name: 'Start demo' }).click();
}
