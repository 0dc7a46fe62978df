/**
 * How soon pages are painted, on a phone with a slow line and a slow processor, beside their stripped twins:
 * the same pages without fonts, pictures and scripts, measured in turn, cold.
 */
import { setTimeout } from 'node:timers/promises';
import { PredefinedNetworkConditions } from 'puppeteer-core';
import { awake, launch, Tab } from './browser.mjs';
import { build, pagesIn, serve } from './site.mjs';
import { median, table } from './table.mjs';

const rounds = 5;
const phone = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A page as a patient person would write it: its text and its styles. */
const strip = (html) =>
  html
    .replace(/<(script|svg|iframe)\b[^]*?<\/\1>/g, '')
    .replace(/<img\b[^>]*>/g, '')
    .replace(/<link rel="(preload|icon)"[^>]*>/g, '')
    .replace(/@font-face\{[^}]*\}/g, '')
    // Its hashes are those of the whole page.
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');

const paints = `new Promise((resolve) =>
  new PerformanceObserver((list) =>
    resolve({
      first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      largest: list.getEntries().at(-1).startTime,
    }),
  ).observe({ type: 'largest-contentful-paint', buffered: true }),
)`;

/** Opens a page on a slow phone with nothing in the browser's cache; gives what `measure` makes of it. */
async function onPhone(browser, url, measure) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.emulateCPUThrottling(4);
  await page.goto(url, { waitUntil: 'networkidle0' });
  const measured = await measure(page);
  await context.close();
  return measured;
}

/** Milliseconds to a page's first and largest paint, and those that its scripts took. */
async function toPaint(page) {
  const { ScriptDuration } = await page.metrics();
  return { ...(await page.evaluate(paints)), script: ScriptDuration * 1000 };
}

/** Milliseconds from the first touch of the form until its script has taken it over. */
async function toWake(page) {
  const woken = page.evaluate(`new Promise((resolve) => {
    let touched;
    addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { once: true });
    addEventListener('${awake}', () => resolve(performance.now() - touched), true);
  })`);
  await page.tap('#name');
  return woken;
}

/** Goes on from the home page to the contact page, whose link was hovered; gives milliseconds to its paint. */
async function goOn(url) {
  const link = '#site-nav a[href="/contact"]';
  const tab = await Tab.open(url);
  await until(() => tab.evaluate(`document.readyState === 'complete'`));
  await tab.evaluate(`document.querySelector('${link}').addEventListener('click', ({ timeStamp }) => {
    sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp);
  })`);
  const isReady = () => tab.fetchedAhead.includes('Prerender /contact Ready');
  const hasRules = await tab.evaluate(
    `document.querySelector('script[type=speculationrules]') !== null`,
  );
  // A pointer that comes while the page is still busy is not noticed.
  if (hasRules) await until(() => tab.hover(link).then(isReady), 1500);
  await tab.click(link);
  const painted = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
  await until(() =>
    tab.evaluate(`location.pathname === '/contact' && ${painted}`).catch(() => false),
  );
  const taken = await tab.evaluate(
    `performance.timeOrigin + ${painted} - Number(sessionStorage.getItem('clicked'))`,
  );
  await tab.close();
  return taken;
}

/** Waits until `isSo` gives something, asking again after some milliseconds. */
async function until(isSo, pause = 100) {
  while (!(await isSo())) await setTimeout(pause);
}

export async function bench() {
  const folder = build();
  const ours = await serve(folder);
  const twin = await serve(folder, strip);
  const browser = await launch();
  const rows = [];
  for (const path of pagesIn(folder)) {
    const loads = { ours: [], twin: [] };
    for (let round = 0; round < rounds; round++) {
      loads.ours.push(await onPhone(browser, ours.url + path, toPaint));
      loads.twin.push(await onPhone(browser, twin.url + path, toPaint));
    }
    const [own, other] = [loads.ours, loads.twin].map((all) =>
      Object.fromEntries(
        Object.keys(all[0]).map((key) => [key, median(all.map((one) => one[key]))]),
      ),
    );
    const compare = (key) => [own[key].toFixed(0), (own[key] / other[key]).toFixed(2)];
    rows.push([`/${path}`, ...compare('first'), ...compare('largest'), own.script.toFixed(1)]);
  }
  console.log(
    table(['page', 'first paint, ms', '× twin', 'largest, ms', '× twin', 'script, ms'], rows),
  );

  const woke = [];
  for (let round = 0; round < rounds; round++) {
    woke.push(await onPhone(browser, `${ours.url}contact`, toWake));
  }
  console.log(`\nThe form is awake ${median(woke).toFixed(0)} ms after it was first touched.`);

  const went = { ours: [], twin: [] };
  for (let round = 0; round < rounds; round++) {
    went.ours.push(await goOn(ours.url));
    went.twin.push(await goOn(twin.url));
  }
  const [hovered, plain] = [went.ours, went.twin].map((all) => median(all).toFixed(0));
  console.log(
    `From home to contact, neither line nor processor slowed: painted ${hovered} ms after the click, the twin ${plain} ms.`,
  );
  await browser.close();
  ours.close();
  twin.close();
}
