import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { collect } from './collector.ts';
import { findControls } from './controls.ts';
import { blockingAfter } from './figures.ts';
import type { Figures } from './figures.ts';
import { Network } from './network.ts';
import { categories, mainThreadOf } from './trace.ts';
import type { TraceEvent } from './trace.ts';

/**
 * Emulated network and processor: latency in milliseconds per round trip, download and upload in bytes per second, and
 * `cpu`, the factor by which the processor is slower than this computer's.
 */
export type Conditions = { name: string; latency: number; down: number; up: number; cpu: number };

/** Slow 4G as Lighthouse defines it (core/config/constants.js, `mobileSlow4G`), and the processor of a mid-range phone. */
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
/** Milliseconds without a network request after which a page counts as idle. */
const idleAfter = 3000;
/** Milliseconds after which `until` gives up. */
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

/**
 * Calls `ask` repeatedly until it returns an answer; undefined after the time-out. An error counts as no answer, because a
 * page that is being left rejects evaluations.
 */
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

/** Waits until no animation runs: during one, an input event waits for the next frame, which adds to its latency. */
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
  const metrics = await page.evaluate(() => window.collector.metrics());
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return {
    ...network.figures(),
    'FCP ms': metrics.fcp,
    'LCP ms': metrics.lcp,
    CLS: metrics.cls,
    'blocking after FCP ms': blockingAfter(metrics.fcp, metrics.longTasks),
    ...mainThreadOf(trace.traceEvents),
    'heap KiB': usedSize / 1024,
  };
}

/** Duration of the longest event of a tap on the menu button, once the page is idle. */
async function tapLatency(visit: Visit): Promise<Figures> {
  const { page } = visit;
  const button = await page.evaluate(() => window.controls.menuButton());
  if (!button) return {};
  await still(page);
  await page.evaluate(() => window.collector.forgetEvents());
  await tap(visit, button);
  // Event Timing reports an event after the frame that presents its result. An evaluation meanwhile would delay that frame.
  await sleep(1000);
  await until(() => page.evaluate(() => window.controls.menuIsOpen() || null));
  return { 'tap latency ms': await page.evaluate(() => window.collector.worstEvent()) };
}

/** Navigates to another page and back, with the browser's cache filled by the first load. */
async function navigation(visit: Visit, url: string): Promise<Figures> {
  const { page, devtools } = visit;
  await page.goto('about:blank');
  const network = await Network.watch(devtools);
  await page.goto(url);
  await settled(network);
  const home = new URL(page.url()).pathname;
  const link = await until(async () => {
    const found = await page.evaluate(() => window.controls.link());
    // Scrolling into view may shift the layout, so the link's place is only used if it stays the same for 500 ms.
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

/** Taps the menu button repeatedly from the first paint on, until the menu is open. */
async function menuAnswers(visit: Visit, url: string): Promise<Figures> {
  const { page } = visit;
  const going = page.goto(url).catch(() => null);
  const at = await until(async () => {
    const button = await page.evaluate(() =>
      window.collector.metrics().fcp > 0 ? window.controls.menuButton() : null,
    );
    if (!button) return null;
    await page.evaluate(() => window.controls.awaitMenu());
    await tap(visit, button);
    // Waits before the next tap, which would close the menu if this one opens it late.
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const openedAt = await page.evaluate(() => window.controls.menuOpenedAt()).catch(() => null);
      if (openedAt !== null) return openedAt;
      await sleep(40);
    }
    return null;
  });
  await going;
  return at === undefined ? {} : { 'menu answers at ms': at };
}

/** Measures one address in fresh browser contexts, with an empty cache and storage. */
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
