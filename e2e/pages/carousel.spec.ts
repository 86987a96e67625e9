import * as constants from '../../contract/constants.ts';
import { heroCopy, slides } from '../../src/content/home/hero.ts';
import { expect, ready, test } from '../support/test.ts';

/** Time and element of each entry of largest contentful paint. */
type Paints = {
  paints: { at: number; text: string }[];
};

test('on a phone the largest paint stays the first one while the library comes and slides change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const paints: Paints['paints'] = [];
    Object.assign(window, { paints } satisfies Paints);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        paints.push({ at: entry.startTime, text: entry.element?.textContent ?? '' });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const library = page.waitForResponse(/carousel\.\w+\.(chunk\.)?js/);
  await page.goto('/');
  await ready(page);
  const dots = page.getByRole('button', { name: /^Slide \d/ });
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await library;
  for (const at of [1, 2])
    await expect(dots.nth(at)).toHaveAttribute('aria-current', 'true', { timeout: 10_000 });
  const { paints, fetched } = await page.evaluate(() => ({
    paints: (window as unknown as Paints).paints,
    fetched: performance.getEntriesByType('resource').find(({ name }) => name.includes('/carousel.'))!
      .startTime,
  }));
  expect(paints.filter(({ at }) => at > fetched)).toEqual([]);
  expect(paints).not.toEqual([]);
});

test('a change of slide takes 500 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await ready(page);
  await page.locator('.slides').waitFor();
  await page.getByRole('button', { name: heroCopy.carousel.pause }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  // On a busy computer the carousel may have reached a later slide before it is paused.
  const dots = page.getByRole('button', { name: /^Slide \d/ });
  const current = await dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
  await page.getByRole('button', { name: heroCopy.carousel.next }).click();
  const next = page.getByRole('group', { name: `Slide ${((current + 1) % slides.length) + 1} of` });
  // The library handles the change in a task of its own, and starts to move in the frame after it.
  const frame = 16;
  await expect(async () => {
    await page.clock.runFor(frame);
    expect(await next.isVisible()).toBe(true);
  }).toPass();
  const distance = () => next.evaluate((slide) => slide.getBoundingClientRect().left);
  await page.clock.runFor(constants.carouselTransition - 50);
  expect(await distance()).toBeGreaterThan(1);
  await page.clock.runFor(100);
  expect(await distance()).toBe(0);
});

test('on a phone held sideways the first view contains the text of the slide', async ({ page }) => {
  for (const width of [667, 740]) {
    await page.setViewportSize({ width, height: 360 });
    await page.goto('/');
    await ready(page);
    await expect(page.getByText('Your records hold a line. We draw it.')).toBeInViewport({ ratio: 1 });
  }
});

// Firefox and Safari ignore flex-basis when they compute the intrinsic width of the row of dots; Chromium does not.
test('on a wide window each dot has a width of its own, so that none lies below the arrows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/');
  const widths = await page
    .getByRole('button', { name: /^Slide \d/ })
    .evaluateAll((dots) => dots.map((dot) => [getComputedStyle(dot).flexBasis, getComputedStyle(dot).width]));
  expect(widths).toEqual(widths.map(() => ['auto', '44px']));
  expect(widths).not.toEqual([]);
});

test('in a window of 320 px with a scrollbar no dot lies below the arrows', async ({ page }) => {
  await page.setViewportSize({ width: 305, height: 640 });
  await page.goto('/');
  const lastDot = await page.getByRole('button', { name: /^Slide 6/ }).boundingBox();
  const arrow = await page.getByRole('button', { name: 'Previous slide' }).boundingBox();
  expect(lastDot!.x + lastDot!.width).toBeLessThanOrEqual(arrow!.x);
});
