import type { Locator, Page } from '@playwright/test';
import * as constants from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { company } from '../../src/content/company.ts';
import { announcements, announcementsCopy } from '../../src/content/home/announcements.ts';
import { heroCopy } from '../../src/content/home/hero.ts';
import { partnershipBannerCopy } from '../../src/content/home/partnershipBanner.ts';
import { testimonialsCopy } from '../../src/content/home/testimonialsCopy.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { scrollOf, scrollToAndClick } from '../support/scrollTo.ts';
import { expect, manifest, ready, test } from '../support/test.ts';

/**
 * The running animations by element and property, without those of the loading screen, those shorter than a frame, and those
 * of what is out of view and not drawn.
 */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return [];
      const isSeen = Number(effect.getComputedTiming().activeDuration) > 1;
      if (!isSeen || effect.target.closest('#first-load')) return [];
      if (!effect.target.checkVisibility({ contentVisibilityAuto: true })) return [];
      const keys = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
      const property = keys.find((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key));
      return [`${effect.target.tagName} ${property}`];
    }),
  );

const line = 'use strokeDashoffset';
const marquee = 'DIV transform';

const drawnIn = (page: Page) => page.getByRole('group', { name: /^Slide \d/ }).locator('mask use');

/** Slows the drawing of all lines down a hundred times, so that it still runs when a test has done something else. */
const slowDown = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('mask *')) return;
      // A line that has ended could be set back to its start by rounding.
      for (const animation of target.getAnimations())
        if (animation.playState === 'running') animation.updatePlaybackRate(0.01);
    }),
  );

/** Keeps the first-load screen until the page is awake, so that even a slow computer wakes the page beneath it. */
const holdFirstScreen = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const animation of document.querySelector('#first-load')?.getAnimations() ?? []) animation.pause();
    }),
  );

/** Opens the home page, with its announcements running and the line of a new slide being drawn. */
async function openMoving(page: Page): Promise<void> {
  await slowDown(page);
  await page.goto('/');
  await ready(page);
  await expect.poll(() => moving(page)).toContain(marquee);
  await page.getByRole('button', { name: heroCopy.carousel.next }).click();
  await expect.poll(() => moving(page)).toContain(line);
}

/** The scale at which a picture is shown, including the transforms of its ancestors; 1 is its own size. */
const scaleOf = (picture: Locator) =>
  picture.evaluate((image) => {
    let product = 1;
    for (let element: Element | null = image; element; element = element.parentElement)
      product *= new DOMMatrix(getComputedStyle(element).transform).a;
    return product;
  });

async function scrollOn(page: Page, distance: number): Promise<void> {
  const before = await scrollOf(page);
  await page.mouse.wheel(0, distance);
  // `mouse.wheel` does not wait for the scrolling.
  await expect.poll(() => scrollOf(page)).toBe(before + distance);
}

const jumpTo = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the announcements are a plain list that fits into the window', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const strip = page.getByRole('region', { name: announcementsCopy.label });
    await expect(strip.locator('li').filter({ visible: true })).toHaveText([...announcements]);
    for (const entry of await strip.getByRole('listitem').all())
      await expect(entry).toBeInViewport({ ratio: 1 });
    await expect(strip.getByRole('button')).toBeHidden();
  });

  test('nothing moves on any page, and every line is whole', async ({ page }) => {
    test.setTimeout(120_000);
    for (const address of Object.keys(manifest.pages)) {
      await page.goto(address, { waitUntil: 'load' });
      expect(await moving(page), address).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => moving(page), address).toEqual([]);
      const dashes = await page
        .locator('mask use')
        .evaluateAll((uses) => uses.map((use) => getComputedStyle(use).strokeDasharray));
      expect(dashes, address).toEqual(dashes.map(() => 'none'));
    }
  });

  test('the loading screen is a mark that does not move, however long it stays', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const release = await holdScripts(page, '**/static/js/careers.*');
    await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
    await expect(page.getByRole('status').filter({ hasText: company.tagline })).toBeVisible();
    const lines = page.locator('[data-shown] path');
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toBeVisible();
    // The last line is the piece that travels along the others.
    await expect(lines.last()).toBeHidden();
    expect(await moving(page)).toEqual([]);
    release();
    await ready(page);
  });
});

test('lines that scrolling reveals are drawn once, in 500 ms, and large drawings in 1200 ms', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    const note = ({ target }: Event) => {
      const isLine = target instanceof Element && target.matches('mask *, [data-reveal="line"] > *');
      if (!isLine) return;
      for (const animation of target.getAnimations()) {
        const { duration, iterations } = animation.effect!.getComputedTiming();
        // While the page sleeps its lines are whole from the start, with a duration of 0.
        if (duration === 0) continue;
        drawn.push(`${target.matches('mask *') ? 'drawing' : 'line'} ${iterations} × ${String(duration)} ms`);
      }
    };
    document.addEventListener('animationstart', note);
    document.addEventListener('transitionrun', note);
  });
  await holdFirstScreen(page);
  await page.goto('/');
  await ready(page);
  const banner = page.getByRole('img', { name: partnershipBannerCopy.picture });
  const drawn = () =>
    page.evaluate(() => [...new Set((window as unknown as { drawn: string[] }).drawn)].toSorted());
  await expect.poll(drawn).toEqual(['drawing 1 × 1200 ms']);
  await banner.scrollIntoViewIfNeeded();
  await expect.poll(drawn).toEqual(['drawing 1 × 1200 ms', 'line 1 × 500 ms']);
});

test('nothing moves on a form at rest, not even out of sight', async ({ page }) => {
  for (const path of [paths.login, paths.signUp, paths.serviceApplication]) {
    await page.goto(path);
    await ready(page);
    await expect.poll(() => moving(page), path).toEqual([]);
  }
});

test('a page that wakes late shows its line whole, and draws that of the next slide', async ({ page }) => {
  await slowDown(page);
  const arrive = await holdScripts(page, '**/static/js/*');
  await page.goto('/');
  await expect(page.locator('#first-load')).toBeHidden();
  const offsets = () =>
    drawnIn(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).strokeDashoffset));
  expect(await offsets()).toEqual(['0px']);
  arrive();
  await ready(page);
  await expect.poll(() => moving(page)).toContain(marquee);
  expect(await moving(page)).not.toContain(line);
  expect(await offsets()).toEqual(['0px']);
  await page.getByRole('button', { name: heroCopy.carousel.next }).click();
  await expect.poll(() => moving(page)).toContain(line);
});

test('Pause stops all that moves, and is remembered before any script is there', async ({ page }) => {
  await openMoving(page);
  await page.getByRole('button', { name: heroCopy.carousel.pause }).click();
  await expect.poll(() => moving(page)).toEqual([]);

  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await moving(page)).toEqual([]);
  await ready(page);
  await expect.poll(() => moving(page)).toEqual([]);
  await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'Partnership page' }));
  await ready(page);
  await expect(drawnIn(page)).toHaveCount(0);
  await expect.poll(() => moving(page)).toEqual([]);
});

test('the announcements run only while they are in view', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await expect.poll(() => moving(page)).toContain(marquee);
  await jumpTo(page, 3000);
  await expect.poll(() => moving(page)).not.toContain(marquee);
  await jumpTo(page, 0);
  await expect.poll(() => moving(page)).toContain(marquee);
});

test('the announcements pause while the pointer is on them, and while their button has the focus', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  const strip = page.getByRole('region', { name: announcementsCopy.label });
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(() => moving(page)).toContain(marquee);
  await strip.hover();
  await expect.poll(() => moving(page)).not.toContain(marquee);
  await page.getByRole('banner').hover();
  await expect.poll(() => moving(page)).toContain(marquee);
  await page.keyboard.press('Shift');
  await strip.getByRole('button', { name: announcementsCopy.pause }).focus();
  await expect.poll(() => moving(page)).not.toContain(marquee);
});

/** The picture of the partnership banner, in sight in a window of this width. */
async function openBanner(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await ready(page);
  const picture = page.getByRole('img', { name: partnershipBannerCopy.picture });
  await picture.scrollIntoViewIfNeeded();
  return picture;
}

test('below 900 px the picture of the banner is enlarged, and scrolling does not change it', async ({
  page,
}) => {
  const picture = await openBanner(page, 899);
  expect(await scaleOf(picture)).toBe(constants.bannerEnlarged);
  await scrollOn(page, 300);
  expect(await scaleOf(picture)).toBe(constants.bannerEnlarged);
});

test('from 900 px on the picture of the banner shrinks while the page is scrolled on, and grows again', async ({
  page,
}) => {
  const picture = await openBanner(page, constants.bannerWidth);
  // The script that shrinks it is loaded separately.
  await expect(async () => {
    await scrollOn(page, 1);
    expect(await scaleOf(picture)).toBeLessThan(1);
  }).toPass();
  const before = await scaleOf(picture);
  expect(before).toBeGreaterThan(0.95);
  await scrollOn(page, 350);
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(before - 0.1, 5);
  await scrollOn(page, -175);
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(before - 0.05, 5);
});

/** Things that cover or hide the page: how each comes and goes. */
const covers: Record<string, { come: (page: Page) => Promise<void>; go: (page: Page) => Promise<void> }> = {
  'a menu': {
    come: (page) => page.getByRole('button', { name: 'About', exact: true }).click(),
    go: (page) => page.keyboard.press('Escape'),
  },
  'a dialog': {
    // Motion ends with the press already; Esc only works once the dialog's script has arrived, so the dialog is awaited.
    come: async (page) => {
      await scrollToAndClick(page.getByRole('button', { name: testimonialsCopy.more }).first());
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    go: (page) => page.keyboard.press('Escape'),
  },
  'another tab': { come: (page) => lookAway(page, true), go: (page) => lookAway(page, false) },
};

const lookAway = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

for (const [name, { come, go }] of Object.entries(covers))
  test(`while ${name} is over the page nothing moves, the line is whole, and then it all goes on`, async ({
    page,
  }) => {
    await openMoving(page);
    await come(page);
    await expect.poll(() => moving(page)).toEqual([]);
    await go(page);
    // The announcements run only in view, which the dialog's button is too far down for.
    await jumpTo(page, 0);
    await expect.poll(() => moving(page)).toEqual(expect.arrayContaining([line, marquee]));
  });
