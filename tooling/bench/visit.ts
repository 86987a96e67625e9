import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { collect } from './collector.ts';
import { findControls } from './controls.ts';
import { blockingAfter } from './figures.ts';
import type { Figures } from './figures.ts';
import { Network } from './network.ts';
import { categories, mainThreadOf } from './trace.ts';
import type { TraceEvent } from './trace.ts';

/** A connection and a processor: milliseconds of a round trip, bytes a second, how many times slower than this computer. */
export type Conditions = { name: string; latency: number; down: number; up: number; cpu: number };

/** Slow 4G as Lighthouse defines it (core/config/constants.js, `mobileSlow4G`), on a phone in the middle of the market. */
export const slow: Conditions = {
  name: 'slow 4G, processor 4 times slower',
  latency: 150,
  down: (1.6 * 1024 * 1024) / 8,
  up: (750 * 1024) / 8,
  cpu: 4,
};
export const unthrottled: Conditions = { name: 'unthrottled', latency: 0, down: -1, up: -1, cpu: 1 };

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A page is idle when nothing has been on the way for so long; milliseconds. */
const idleAfter = 3000;
/** Milliseconds until what does not happen counts as not happening. */
const timeout = 20_000;

type Visit = { page: Page; devtools: CDPSession };

async function open(context: BrowserContext, conditions: Conditions): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.down,
    uploadThroughput: conditions.up,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  await page.addInitScript(collect);
  await page.addInitScript(findControls);
  return { page, devtools };
}

/** Asks again and again until there is an answer, undefined after a while. A page that is being left gives none. */
async function until<Answer>(ask: () => Promise<Answer | null>): Promise<Answer | undefined> {
  const end = performance.now() + timeout;
  while (performance.now() < end) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await sleep(40);
  }
  return undefined;
}

const settled = (network: Network) => until(async () => network.quietFor() > idleAfter || null);

/** A picture that moves draws frames, and what is pressed waits for the next of them. */
const still = (page: Page) => until(() => page.evaluate(() => window.controls.isStill() || null));

async function tap({ devtools }: Visit, { x, y }: { x: number; y: number }): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(60);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function firstLoad(visit: Visit, browser: Browser, url: string): Promise<Figures> {
  const { page, devtools } = visit;
  const network = await Network.watch(devtools);
  await browser.startTracing(page, { categories });
  await page.goto(url);
  await settled(network);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const told = await page.evaluate(() => window.collector.told());
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return {
    ...network.figures(),
    'FCP ms': told.fcp,
    'LCP ms': told.lcp,
    CLS: told.cls,
    'blocking after FCP ms': blockingAfter(told.fcp, told.longTasks),
    ...mainThreadOf(trace.traceEvents),
    'heap KiB': usedSize / 1024,
  };
}

/** The longest event of a tap on the menu button, once the page is idle. */
async function tapLatency(visit: Visit): Promise<Figures> {
  const { page } = visit;
  const button = await page.evaluate(() => window.controls.menuButton());
  if (!button) return {};
  await still(page);
  await page.evaluate(() => window.collector.forgetEvents());
  await tap(visit, button);
  // An event is told of after the frame that it led to. Whoever asked meanwhile would hold that frame up.
  await sleep(1000);
  await until(() => page.evaluate(() => window.controls.menuIsOpen() || null));
  return { 'tap latency ms': await page.evaluate(() => window.collector.worstEvent()) };
}

/** To another page and back, with what the first load left in the cache. */
async function navigation(visit: Visit, url: string): Promise<Figures> {
  const { page, devtools } = visit;
  await page.goto('about:blank');
  const network = await Network.watch(devtools);
  await page.goto(url);
  await settled(network);
  const home = new URL(page.url()).pathname;
  const link = await until(async () => {
    const found = await page.evaluate(() => window.controls.link());
    // What comes into view may still move.
    await sleep(500);
    const again = await page.evaluate(() => window.controls.link());
    return found !== null && found.y === again?.y ? again : null;
  });
  if (!link) return {};
  await still(page);
  const arrival = async () => {
    const text = await until(() => page.evaluate(() => sessionStorage.getItem('arrival')));
    return text === undefined ? [] : [Number(text)];
  };
  await page.evaluate((path) => window.controls.awaitArrival(path), link.path);
  await tap(visit, link);
  const [there] = await arrival();
  if (there === undefined) return {};
  await settled(network);
  await still(page);
  await page.evaluate((path) => window.controls.awaitArrival(path), home);
  await page.evaluate(() => window.controls.back());
  const [back] = await arrival();
  return { 'route change to h1 ms': there, ...(back !== undefined && { 'back to h1 ms': back }) };
}

/** Taps the menu button from the first paint on, until the menu is seen open. */
async function menuAnswers(visit: Visit, url: string): Promise<Figures> {
  const { page } = visit;
  const going = page.goto(url).catch(() => null);
  const at = await until(async () => {
    const button = await page.evaluate(() =>
      window.collector.told().fcp > 0 ? window.controls.menuButton() : null,
    );
    if (!button) return null;
    await page.evaluate(() => window.controls.awaitMenu());
    await tap(visit, button);
    // A second tap would close what the first one opened, so that one gets its time.
    for (let looks = 0; looks < 12; looks += 1) {
      const since = await page.evaluate(() => window.controls.menuOpenedAt()).catch(() => null);
      if (since !== null) return since;
      await sleep(40);
    }
    return null;
  });
  await going;
  return at === undefined ? {} : { 'menu answers at ms': at };
}

/** Everything that is measured of one address, in a browser without a past. */
export async function measure(browser: Browser, url: string, conditions: Conditions): Promise<Figures> {
  const inNewContext = async (run: (context: BrowserContext) => Promise<Figures>) => {
    const context = await browser.newContext(phone);
    try {
      return await run(context);
    } finally {
      await context.close();
    }
  };
  const early = await inNewContext(async (context) => menuAnswers(await open(context, conditions), url));
  const rest = await inNewContext(async (context) => {
    const visit = await open(context, conditions);
    const loaded = await firstLoad(visit, browser, url);
    return { ...loaded, ...(await tapLatency(visit)), ...(await navigation(visit, url)) };
  });
  return { ...rest, ...early };
}
