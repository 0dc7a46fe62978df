import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type * as remote from 'selenium-webdriver/remote';
import type { Browser } from './engine.ts';

/** A folder, which `import` does not find. */
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof remote;

const [driver, screen, binary] = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
] as const;

/** Starts WebKitGTK's own browser on a virtual screen, if both are installed. */
export async function startWebKit(): Promise<Browser | undefined> {
  if (![driver, screen, binary].every(existsSync)) return undefined;
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' };
  const service = new DriverService.Builder(driver).setLoopback(true).setEnvironment(env).build();
  const options = { binary, args: ['--automation'] };
  const session = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  await session.manage().setTimeouts({ script: 5000 });
  // The smallest window that it can show is 447 px wide.
  await session.manage().window().setRect({ x: 0, y: 0, width: 480, height: 800 });

  const window: Browser = {
    evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
    // The driver does not wait until an element is clickable or a smooth scroll has ended.
    click: (selector) =>
      expect(async () => {
        const element = await session.findElement(By.css(selector));
        const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
        await session.executeScript(script, element);
        await element.click();
      }).toPass({ timeout: 60_000 }),
    open: (url) => session.get(url),
    // The driver waits for the page. It does not answer a script that comes in between.
    back: () => session.navigate().back(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => window.type(Key[key.toUpperCase() as 'TAB' | 'ENTER' | 'ESCAPE']),
    async inFrame(action) {
      await session.switchTo().frame(session.findElement(By.css('iframe')));
      await action().finally(() => session.switchTo().defaultContent());
    },
    async close() {
      await session.quit();
      await service.kill();
      xvfb.kill();
    },
  };
  return window;
}
