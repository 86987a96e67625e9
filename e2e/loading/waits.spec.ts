import type { Locator, Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { company } from '../../src/content/company.ts';
import { noticesCopy } from '../../src/content/notices.ts';
import { siteCopy } from '../../src/content/site.ts';
import { startSession } from '../support/session.ts';
import { deferOnce } from '../support/network/responses.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { loadLateListeners } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';

// What shows that somebody waits: a pressed button whose script is loading, or will never arrive, and the loading screen.

/** Name and delay of the animation of the line below a pressed button. */
const busyLine = (button: Locator) =>
  button.evaluate((element) => {
    const { animationName, animationDelay } = getComputedStyle(element);
    return [animationName, animationDelay];
  });

async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // On a fast connection the delay keeps the line from showing.
  await expect.poll(() => busyLine(button)).toEqual(['busy', '0.15s']);
}

async function expectAnswered(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(await busyLine(button)).not.toContain('busy');
}

const parts = [
  ['a client’s words', paths.home, 'testimonial', { name: 'Learn More' }],
  ['a role', paths.positions, 'role', { name: /^Interaction Strategist/ }],
  ['the report', paths.aboutUs, 'report', { name: 'Report a problem' }],
] as const;

for (const [what, address, script, { name }] of parts)
  test(`the button that opens ${what} is busy until that has loaded`, async ({ page }) => {
    const release = await holdScripts(page, `**/static/js/${script}.*`);
    await page.goto(address);
    await ready(page);
    const button = page.getByRole('button', { name }).first();
    await scrollToAndClick(button);
    await expectBusy(button);
    await expect(page.locator('button[aria-busy]')).toHaveCount(1);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAnswered(button);
  });

test('a press whose script hangs is said to be on its way after ten seconds, until it is answered', async ({
  page,
}) => {
  await open(page, paths.aboutUs);
  await loadLateListeners(page);
  const release = await holdScripts(page, '**/static/js/report.*');
  await scrollToAndClick(page.getByRole('button', { name: 'Report a problem' }));
  const told = page.getByRole('complementary', { name: noticesCopy.label }).getByText(noticesCopy.slow);
  await expect(told).toBeVisible({ timeout: 15_000 });
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(told).toBeHidden();
});

test('a button pressed before the scripts is busy until they answer, and only the last one pressed counts', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.home);
  const first = page.getByRole('button', { name: 'Next slide' });
  const last = page.getByRole('button', { name: 'Previous slide' });
  await first.click();
  await expectBusy(first);
  await last.click();
  await expectBusy(last);
  await expectAnswered(first);
  release();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('group', { name: /^Slide 6 of 6/ })).toBeInViewport();
});

test('with reduced motion the line does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdScripts(page);
  await page.goto(paths.home);
  const button = page.getByRole('button', { name: 'Next slide' });
  await button.click();
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).boxShadow))
    .toContain('inset');
});

/** Makes all requests for scripts fail, as after a newer release. Returns a function that ends this. */
async function replaceScripts(page: Page, answer: { status: number; contentType: string; body: string }) {
  await page.route('**/static/js/**', (route) => route.fulfill(answer));
  return () => page.unroute('**/static/js/**');
}

const notThere = { status: 404, contentType: 'text/plain', body: 'Not found' };
const anotherPage = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><title>Kolam Works</title>',
};

for (const [which, answer] of [
  ['are gone', notThere],
  ['answer with a page', anotherPage],
] as const)
  test(`a tab that is older than the site says so where its scripts ${which}, and a reload loses nothing`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expected.push(/404/, /Unexpected token '<'/);
    const loaded = page.waitForResponse(/\/static\/js\/notices\./);
    await page.goto(paths.serviceApplication);
    await ready(page);
    await page.getByRole('textbox', { name: 'Company name' }).fill('Asha Raman');
    await page.getByRole('banner').getByRole('link', { name: 'Kolam Works' }).click();
    await expectAt(page, paths.home);
    await loaded;
    const restore = await replaceScripts(page, answer);
    const button = page.getByRole('button', { name: 'Learn More' }).first();
    await scrollToAndClick(button);
    await expectBusy(button);
    const notice = page.getByRole('status').filter({ hasText: noticesCopy.replaced });
    await expect(notice).toHaveText(`${noticesCopy.replaced} ${noticesCopy.kept}`, { timeout: 20_000 });
    await expectAnswered(button);
    await restore();
    await page.getByRole('button', { name: noticesCopy.reload }).click();
    await expect(notice).toHaveCount(0);
    await ready(page);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(paths.serviceApplication);
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Asha Raman');
  });

test('an unused tab has the script for notices half a minute after it was opened', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.aboutUs);
  await ready(page);
  const loaded = page.waitForResponse(/\/static\/js\/notices\./);
  await page.clock.fastForward(30_000);
  await loaded;
});

test('the line of the loading screen that a press begins is drawn to its end', async ({ page }) => {
  const release = await holdScripts(page, '**/static/js/careers.*');
  await page.goto(paths.home);
  await ready(page);
  /** Whether the same line element is still in the document when the screen leaves. */
  const isSameLine = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const site = document.querySelector('#site')!;
        let line: Element | null = null;
        window.addEventListener(
          'animationstart',
          ({ target }) => {
            if (!(target instanceof Element && target.matches('[data-shown] path'))) return;
            line ??= target;
            site.setAttribute('data-drawing', '');
          },
          true,
        );
        new MutationObserver(() => {
          if (!site.hasAttribute('aria-busy')) resolve(line !== null && line.isConnected);
        }).observe(site, { attributeFilter: ['aria-busy'] });
      }),
  );
  await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await page.locator('#site[data-drawing]').waitFor();
  release();
  expect(await isSameLine).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone held sideways the loading screens fit into the window, and the later one says that it goes on', async ({
  page,
  app,
}) => {
  const height = 300;
  await page.setViewportSize({ width: 740, height });
  await startSession(page, app);
  await page.clock.install();
  const answer = await deferOnce(page, 'loadProfile');
  await page.goto(paths.editProfile);
  /** Checks that the text is below the mark and above the lower edge of the window. */
  const expectRoomFor = async (words: Locator, mark: Locator) => {
    const [text, drawing] = [(await words.boundingBox())!, (await mark.boundingBox())!];
    // A quarter of the drawing's box is empty.
    expect(text.y).toBeGreaterThan(drawing.y + drawing.height * 0.87);
    expect(text.y + text.height).toBeLessThanOrEqual(height);
    expect(drawing.y).toBeGreaterThanOrEqual(0);
  };
  const first = page.locator('#first-load');
  await expectRoomFor(first.locator('p'), first.locator('svg'));
  const later = page
    .getByRole('status')
    .filter({ hasText: company.tagline })
    .and(page.locator(':not(#first-load)'));
  const mark = page.locator('[data-shown] svg');
  await expect(later.getByText(company.tagline)).toBeVisible();
  await page.clock.runFor(8500);
  for (const words of [company.tagline, siteCopy.stillWorking])
    await expectRoomFor(later.getByText(words), mark);
  answer();
});
