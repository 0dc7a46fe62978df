import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { firstPort } from '../support/sites.ts';
import { smallWindow, type Browser } from './browser.ts';

const [driver, screen, browser] = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
] as const;

export const isInstalled = [driver, screen, browser].every((path) => existsSync(path));

/** Starts WebKitGTK's own browser on a virtual screen. */
export async function start(): Promise<Browser> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
  // A port above those of the hosts.
  const port = firstPort + 4 + Number(process.env['TEST_WORKER_INDEX']);
  const webDriver = spawn(driver, [`--port=${port}`], {
    // A separate process group, because the browser and its helpers outlive the driver.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${origin}/status`)).toPass();
  const options = { binary: browser, args: ['--automation'] };
  const session = await new Builder()
    .usingServer(origin)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  await session.manage().setTimeouts({ script: 5000 });
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...smallWindow });

  const window: Browser = {
    evaluate: (script, ...args) =>
      session.executeScript(`return (${script})(...arguments)`, ...args),
    // The driver does not wait until an element is clickable or a smooth scroll has ended.
    click: (selector) =>
      expect(async () => {
        const element = await session.findElement(By.css(selector));
        const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
        await session.executeScript(script, element);
        await element.click();
      }).toPass({ timeout: 15_000 }),
    open: (url) => session.get(url),
    press: (key) => window.type(Key[key.toUpperCase() as 'TAB' | 'ENTER' | 'ESCAPE']),
    type: (text) => session.actions().sendKeys(text).perform(),
    async inFrame(action) {
      await session.switchTo().frame(session.findElement(By.css('iframe')));
      return action(window).finally(() => session.switchTo().defaultContent());
    },
    close() {
      if (webDriver.pid && webDriver.exitCode === null) process.kill(-webDriver.pid);
      xvfb.kill();
    },
  };
  return window;
}
