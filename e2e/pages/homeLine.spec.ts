import type { Page } from '@playwright/test';
import { heroCopy } from '../../src/content/home/hero.ts';
import { expect, ready, test } from '../support/test.ts';

/** A run of adjacent pixels of the line in one row, in px from the left edge. */
type Run = readonly [from: number, to: number];

type Followed = {
  /** Where the line crosses the upper and lower edges of each section, in order from where it begins, and of the footer. */
  edges: { name: string; upper: Run[]; lower: Run[] }[];
  /** How far the line continues into the footer's border, from the nearer edge, as a share of the border's height. */
  intoBorder: number;
};

/** Opens the page without motion, and gives the line a colour that nothing else has. */
async function openColoured(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{--mui-palette-kolam-line:#f0f!important}section{content-visibility:visible!important}#first-load{display:none}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Lays out the whole page in a window of this width, in px. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const border = page.locator('footer svg:visible').first();
  // Drawings far below are fetched when the page is scrolled.
  await border.scrollIntoViewIfNeeded();
  await expect
    .poll(() => border.evaluate((svg) => svg instanceof SVGSVGElement && svg.getBBox().width))
    .toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Follows the line pixel by pixel, from where it crosses the announcements. */
async function follow(page: Page): Promise<Followed> {
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    // A pixel counts if the line covers at least half of it, because thin strokes cover no pixel entirely.
    const isLine = (at: number) =>
      (data[at * 4] ?? 0) > 120 && (data[at * 4 + 1] ?? 255) < 130 && (data[at * 4 + 2] ?? 0) > 120;

    const islands = [...document.querySelectorAll('[data-island="hero"] ~ [data-island]')];
    const parts = [...islands, ...document.querySelectorAll('footer')].map((part) => {
      const { top, bottom } = (part.firstElementChild ?? part).getBoundingClientRect();
      return {
        name: part.getAttribute('data-island') ?? 'footer',
        top: Math.round(top),
        bottom: Math.round(bottom),
      };
    });

    const [first] = parts;
    if (!first) throw new Error('The page has no sections.');
    const row = Math.round((first.top + first.bottom) / 2);
    const start = Array.from({ length: width }, (_, x) => row * width + x).find(isLine);
    const joined = new Uint8Array(width * height);
    const due = start === undefined ? [] : [start];
    for (let at = due.pop(); at !== undefined; at = due.pop()) {
      if (joined[at] || !isLine(at)) continue;
      joined[at] = 1;
      const x = at % width;
      if (x > 0) due.push(at - 1);
      if (x < width - 1) due.push(at + 1);
      if (at >= width) due.push(at - width);
      if (at < width * (height - 1)) due.push(at + width);
    }

    const runsIn = (y: number) => {
      const runs: [number, number][] = [];
      for (let x = 0; x < width; x += 1) {
        if (!joined[y * width + x]) continue;
        const last = runs.at(-1);
        if (last?.[1] === x) last[1] = x + 1;
        else runs.push([x, x + 1]);
      }
      return runs;
    };

    const strip = [...document.querySelectorAll('footer svg')]
      .map((svg) => svg.getBoundingClientRect())
      .find((rect) => rect.width > width / 2);
    if (!strip) throw new Error('The footer has no border.');
    const columns: number[] = [];
    for (let y = Math.ceil(strip.top); y < strip.bottom; y += 1)
      for (const [from, to] of runsIn(y)) columns.push(from, to);
    return {
      edges: parts.map(({ name, top, bottom }) => ({ name, upper: runsIn(top), lower: runsIn(bottom - 1) })),
      intoBorder:
        Math.min(Math.max(...columns) - strip.left, strip.right - Math.min(...columns)) / strip.height,
    };
  }, picture);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('one line goes from the slides through every section of the home page into the border of the footer', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openColoured(page);
  for (const width of [320, 360, 411, 599, 600, 768, 899, 900, 1024, 1025, 1280, 1367, 1536, 1920]) {
    await showWhole(page, width);
    const { edges, intoBorder } = await follow(page);
    const at = `at ${width} px`;
    for (const [place, { name, upper, lower }] of edges.entries()) {
      const before = edges[place - 1];
      expect(upper, `${name}, upper edge, ${at}`).toHaveLength(1);
      if (before) expect(upper, `between ${before.name} and ${name}, ${at}`).toEqual(before.lower);
      if (name !== 'footer') expect(lower, `${name}, lower edge, ${at}`).toHaveLength(1);
    }
    // The line has a gap where it passes below itself, so it can only be followed up to the border's last loop.
    expect(intoBorder, `border, ${at}`).toBeGreaterThan(0.2);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the line is drawn as far as the page is scrolled, and is whole once motion is stopped', async ({
    page,
  }) => {
    await page.goto('/');
    await ready(page);
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-shape]')]
          .filter((piece) => piece.checkVisibility())
          .map((piece) => getComputedStyle(piece).clipPath),
      );
    const undrawn = /100%\)$/;
    const [first, ...below] = await shown();
    expect(first).not.toMatch(undrawn);
    expect(below.filter((clip) => undrawn.test(clip))).not.toEqual([]);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await shown()).filter((clip) => undrawn.test(clip))).toEqual([]);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => (await shown()).filter((clip) => undrawn.test(clip))).not.toEqual([]);
    await page.getByRole('button', { name: heroCopy.carousel.pause }).click();
    await expect.poll(async () => (await shown()).filter((clip) => clip !== 'none')).toEqual([]);
  });
});
