import type { Locator, Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { supportTools } from '../../contract/tools.ts';
import { encode, rehydratedMark } from '../../src/app/store/persistedCodec.ts';
import { legalCopy } from '../../src/content/legal/legal.ts';
import { sendingCopy } from '../../src/content/applications/sending.ts';
import { cloudSolutions } from '../../src/content/services/examples/cloudSolutions.ts';
import { supportCopy } from '../../src/content/trace/supportScreen.ts';
import { refusedApplication, traceTextOf } from '../../src/testing/traces/traceExamples.ts';
import { answersFor, fillIn, formPaths, submit } from '../support/forms.ts';
import { chooseLarge } from '../support/files/files.ts';
import { startSession } from '../support/session.ts';
import { uploadSpeedOf } from '../support/files/uploadSpeed.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { press } from '../support/steps.ts';
import { expect, open, ready, test } from '../support/test.ts';

// Forced colours of the system, as in Windows' contrast themes: here a dark theme, while the site is set to light.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.addInitScript(
    (kept) => window.localStorage.setItem('persist:ui', kept),
    encode({ colourMode: 'light', ...rehydratedMark }),
  );
});

/** The computed value of a system colour. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);

const styleOf = (
  place: Locator,
  name: 'fill' | 'stroke' | 'color' | 'backgroundColor' | 'borderTopColor',
  pseudo?: string,
) =>
  place.evaluate((element, [property, part]) => getComputedStyle(element, part)[property], [
    name,
    pseudo,
  ] as const);

/** Lightness of an element in a screenshot at shares of its width: 0 for black, 1 for white. */
async function lightnessAlong(place: Locator, shares: readonly number[]): Promise<number[]> {
  const picture = `data:image/png;base64,${(await place.screenshot()).toString('base64')}`;
  // In a blank page, because the site's Content-Security-Policy would block the data: URL.
  const reader = await place.page().context().newPage();
  const found = await reader.evaluate(
    async ([source, places]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      })!;
      context.drawImage(image, 0, 0);
      return places.map((share) => {
        const { data } = context.getImageData(share * image.width, image.height / 2, 1, 1);
        return ((data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0)) / 765;
      });
    },
    [picture, shares] as const,
  );
  await reader.close();
  return found;
}

const outlineOf = (place: Locator) =>
  place.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return [outlineStyle, outlineWidth];
  });

test('a busy button has an outline, because forced colours remove its shadow', async ({ page }) => {
  await holdScripts(page, '**/static/js/testimonial.*');
  await page.goto(paths.home);
  await ready(page);
  const button = page.getByRole('button', { name: 'Learn More' }).first();
  await button.click();
  await expect.poll(() => outlineOf(button)).toEqual(['dashed', '3px']);
});

test('signs, initials and the line beside a form have the system’s colours', async ({ page }) => {
  await page.goto(paths.serviceApplication);
  await ready(page);
  const words = await systemColour(page, 'CanvasText');
  const sign = page.getByRole('combobox').first().locator('xpath=following-sibling::*[name()="svg"]');
  expect(await styleOf(sign, 'fill')).toBe(words);
  const current = page.getByRole('main').locator('svg[data-current]').first();
  expect(await styleOf(current.locator('path'), 'stroke')).toBe(words);
  const sections = page.getByRole('main').locator('ol a[href^="#"]');
  await expect(sections.first()).toHaveAttribute('aria-current', 'step');
  await expect(sections.first()).toHaveCSS('border-left-width', '1px');
  await expect(sections.last()).toHaveCSS('border-left-width', '0px');
  await page.goto(paths.home);
  await ready(page);
  expect(await styleOf(page.locator('svg text').first(), 'fill')).toBe(words);
});

test('the meter of a password is filled as far as its word says', async ({ page }) => {
  await page.goto(paths.signUp);
  await ready(page);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('monsoon');
  const segments = page.locator('[data-status] > i');
  await expect(segments).toHaveCount(3);
  expect(await styleOf(segments.first(), 'backgroundColor')).toBe(await systemColour(page, 'CanvasText'));
  expect(await styleOf(segments.last(), 'backgroundColor')).not.toBe(await systemColour(page, 'CanvasText'));
});

test('the chosen item has a border, so that the focus ring around it is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  await ready(page);
  const text = await systemColour(page, 'CanvasText');
  const first = page.getByRole('tab', { name: 'Backend' });
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const tab = page.getByRole('tab', { name: 'Database' });
  const other = page.getByRole('tab', { name: 'Cloud' });
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  expect(await outlineOf(tab)).toEqual(['solid', '3px']);
  expect(await styleOf(tab, 'borderTopColor')).toBe(text);
  await page.keyboard.press('ArrowRight');
  await expect(other).toBeFocused();
  expect((await outlineOf(tab))[0]).toBe('none');

  const light = page.getByRole('contentinfo').getByRole('radio', { name: 'Light' });
  await light.focus();
  const segment = light.locator('xpath=following-sibling::*');
  expect(await styleOf(segment, 'borderTopColor')).toBe(text);
  await page.keyboard.press('ArrowRight');
  const dark = page
    .getByRole('contentinfo')
    .getByRole('radio', { name: 'Dark' })
    .locator('xpath=following-sibling::*');
  expect(await outlineOf(dark)).toEqual(['solid', '3px']);
  expect((await outlineOf(segment))[0]).toBe('none');
});

test('on the support team’s screen the open tab, the chosen filter and a disabled button can be distinguished', async ({
  page,
}) => {
  await page.goto(supportTools.replay);
  await page.locator('input[type=file]').setInputFiles({
    name: 'visit.trace.json',
    mimeType: 'application/json',
    buffer: Buffer.from(traceTextOf(refusedApplication)),
  });
  await page.getByRole('button', { name: supportCopy.detail.show }).click();
  const text = await systemColour(page, 'CanvasText');
  const line = page
    .getByRole('tablist', { name: supportCopy.detail.label })
    .locator('xpath=..')
    .locator('.MuiTabs-indicator');
  expect(await styleOf(line, 'backgroundColor')).toBe(text);

  const filters = page.getByRole('group', { name: supportCopy.list.filterLabel });
  const chosen = filters.getByRole('button', { pressed: true });
  expect(await styleOf(chosen, 'borderTopColor')).toBe(text);
  expect((await outlineOf(chosen))[0]).toBe('none');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  expect(await outlineOf(chosen)).toEqual(['solid', '3px']);

  const off = page.getByRole('button', { name: supportCopy.devTools.open });
  expect(await styleOf(off, 'color')).toBe(await systemColour(page, 'GrayText'));
});

test('the three entries of the legend of the servers of a month differ, as the dots of the drawing do', async ({
  page,
}) => {
  await page.goto(paths.cloudSolutions);
  const { before, after, peak } = cloudSolutions.month.legend;
  const marks = await Promise.all(
    [before, after, peak].map((words) =>
      styleOf(page.getByRole('listitem').filter({ hasText: words }), 'borderTopColor', '::before'),
    ),
  );
  expect(new Set(marks).size).toBe(3);
  const dots = page.getByRole('img', { name: cloudSolutions.month.figure }).locator('path');
  const drawn = await Promise.all([0, 1, 2].map((path) => styleOf(dots.nth(path), 'stroke')));
  expect(drawn).toEqual(marks);
});

test('the bar of an upload is light as far as it has come, and framed', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.job);
  await fillIn(page, 'job', answersFor('job', visitor));
  await chooseLarge(page);
  const sendAt = await uploadSpeedOf(page);
  await sendAt(60_000);
  await submit(page, 'job');
  const bar = page.getByRole('progressbar', { name: sendingCopy.title });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10);
  const [done = 0, left = 0] = await lightnessAlong(bar, [0.04, 0.96]);
  expect(done).toBeGreaterThan(left + 0.3);
  expect(await styleOf(bar, 'borderTopColor')).toBe(await systemColour(page, 'CanvasText'));
  await press(page, 'Cancel');
});

test('beside the terms only the section that is read has a bar', async ({ page }) => {
  await open(page, paths.termsAndConditions);
  const index = page.getByRole('navigation', { name: legalCopy.index });
  const read = index.getByRole('link', { name: 'Liability' });
  await read.click();
  await expect(read).toHaveAttribute('aria-current', 'location');
  const none = await systemColour(page, 'Canvas');
  await expect(read).not.toHaveCSS('border-left-color', none);
  for (const name of ['General terms', 'Contact'])
    await expect(index.getByRole('link', { name })).toHaveCSS('border-left-color', none);
});

test('a field has an outline, of which Firefox would leave out one that is no colour of the system', async ({
  page,
}) => {
  await open(page, paths.serviceApplication);
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  const outline = field.locator('xpath=following-sibling::fieldset');
  // Reads the colour that the site sets, and not the one with which Chromium would override it.
  await outline.evaluate((element) => element.style.setProperty('forced-color-adjust', 'none'));
  const words = await systemColour(page, 'CanvasText');
  expect(await styleOf(outline, 'borderTopColor')).toBe(words);
  await field.fill(' ');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await styleOf(outline, 'borderTopColor')).toBe(words);
});
