import type { Locator, Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { encode, rehydratedMark } from '../../src/app/store/persistedCodec.ts';
import { holdScripts } from '../support/lateScripts.ts';
import { expect, ready, test } from '../support/test.ts';

// Colours that the system forces on every page, as Windows' contrast themes do: a dark theme, and a site set to light.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.addInitScript(
    (kept) => window.localStorage.setItem('persist:ui', kept),
    encode({ colourMode: 'light', ...rehydratedMark }),
  );
});

/** One of the system's colours, as styles are told. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const told = getComputedStyle(probe).color;
    probe.remove();
    return told;
  }, name);

const styleOf = (place: Locator, name: 'fill' | 'stroke' | 'backgroundColor' | 'borderTopColor') =>
  place.evaluate((element, property) => getComputedStyle(element)[property], name);

const outlineOf = (place: Locator) =>
  place.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return [outlineStyle, outlineWidth];
  });

test('a button whose answer is on its way has a line round it, though there are no shadows', async ({
  page,
}) => {
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

test('what is chosen is told by a border, so that the keyboard’s ring is seen round it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  await ready(page);
  const highlight = await systemColour(page, 'Highlight');
  const first = page.getByRole('tab', { name: 'Backend' });
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const tab = page.getByRole('tab', { name: 'Database' });
  const other = page.getByRole('tab', { name: 'Cloud' });
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  expect(await outlineOf(tab)).toEqual(['solid', '3px']);
  expect(await styleOf(tab, 'borderTopColor')).toBe(highlight);
  await page.keyboard.press('ArrowRight');
  await expect(other).toBeFocused();
  expect((await outlineOf(tab))[0]).toBe('none');

  const light = page.getByRole('contentinfo').getByRole('radio', { name: 'Light' });
  await light.focus();
  const segment = light.locator('xpath=following-sibling::*');
  expect(await styleOf(segment, 'borderTopColor')).toBe(highlight);
  await page.keyboard.press('ArrowRight');
  const dark = page
    .getByRole('contentinfo')
    .getByRole('radio', { name: 'Dark' })
    .locator('xpath=following-sibling::*');
  expect(await outlineOf(dark)).toEqual(['solid', '3px']);
  expect((await outlineOf(segment))[0]).toBe('none');
});
