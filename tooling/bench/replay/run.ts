import { performance } from 'node:perf_hooks';
import type { Browser, Page } from '@playwright/test';
import { supportTools } from '../../../contract/tools.ts';
import type { Figures } from '../figures.ts';
import { categories } from '../trace.ts';
import { heardMark, watchPictures } from './watchPictures.ts';
import type { Seen } from './watchPictures.ts';
import { workFor } from './work.ts';
import type { TimedEvent } from './work.ts';

/** A step or jump: the position it led to, and its figures. */
export type Press = { to: number; figures: Figures };
export type Run = { opened: number; steps: readonly Press[]; jumps: readonly Press[] };

const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

/** Waits as long as somebody who looks at each step, and until the page has finished its work for the last press. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 150));
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  });

async function pressed(page: Page, press: () => Promise<void>): Promise<Seen> {
  await rest(page);
  await page.evaluate(() => window.pictures.forget());
  await press();
  const seen = await page.waitForFunction(() => window.pictures.seen(), undefined, { polling: 50 });
  return (await seen.jsonValue()) as Seen;
}

/**
 * Opens a trace in a fresh browser context, makes steps from its start with the arrow key, and then jumps by pressing on the
 * time line.
 * @param jumps positions to jump to
 */
export async function run(
  browser: Browser,
  url: string,
  { trace, length, steps, jumps }: { trace: string; length: number; steps: number; jumps: readonly number[] },
): Promise<Run> {
  const context = await browser.newContext(desk);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPictures, heardMark);
    await page.goto(url + supportTools.replay);
    const file = { name: 'bench.trace.json', mimeType: 'application/json', buffer: Buffer.from(trace) };
    const begun = performance.now();
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.frameLocator('iframe').locator('h1').first().waitFor();
    const opened = performance.now() - begun;
    // A person, too, begins only a moment after the file dialog; meanwhile the screen opens other pages in advance.
    await page.waitForTimeout(1000);
    const line = (await page.getByRole('slider').locator('xpath=..').locator('xpath=..').boundingBox())!;
    await browser.startTracing(page, { categories: [...categories, 'blink.user_timing'] });
    const seen: { to: number; took: Seen }[] = [];
    for (let to = 1; to <= steps; to += 1)
      seen.push({ to, took: await pressed(page, () => page.keyboard.press('ArrowRight')) });
    for (const to of jumps) {
      await page.mouse.move(line.x + (line.width * to) / length, line.y + line.height / 2);
      seen.push({ to, took: await pressed(page, () => page.mouse.down()) });
      await page.mouse.up();
    }
    const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TimedEvent[];
    };
    const heard = events.filter(({ name }) => name === heardMark).toSorted((one, other) => one.ts - other.ts);
    const presses = seen.map(({ to, took }, at): Press => {
      const mark = heard[at];
      if (!mark) throw new Error('The browser has not noted every press.');
      return { to, figures: { shown: took.seen - took.pressed, ...workFor(took, mark, events) } };
    });
    return { opened, steps: presses.slice(0, steps), jumps: presses.slice(steps) };
  } finally {
    await context.close();
  }
}
