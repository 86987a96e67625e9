import type { Locator } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { expect, ready, test } from '../support/test.ts';

// Firefox before 121 does not support `:has` and ignores the rules that use it.

/** Deletes these rules from all style sheets of the page. */
function leaveOutHas(): void {
  const leaveOut = (rules: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = rules.cssRules[index];
      const isAsking =
        (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) ||
        (rule instanceof CSSSupportsRule && rule.conditionText.includes(':has('));
      if (isAsking) rules.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) leaveOut(rule);
    }
  };
  for (const sheet of document.styleSheets) leaveOut(sheet);
}

const styleOf = (place: Locator, name: 'outlineStyle' | 'boxShadow') =>
  place.evaluate((element, property) => getComputedStyle(element)[property], name);

test('the chosen colour mode and the focused one are visible', async ({ page }) => {
  await page.goto(paths.home);
  await ready(page);
  await page.evaluate(leaveOutHas);
  const footer = page.getByRole('contentinfo');
  const [device, dark] = ['Device', 'Dark'].map((name) => footer.getByText(name, { exact: true }));
  expect(await styleOf(device!, 'boxShadow')).not.toBe('none');
  expect(await styleOf(dark!, 'boxShadow')).toBe('none');
  await footer.getByRole('radio', { name: 'Device' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(footer.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await styleOf(dark!, 'outlineStyle')).toBe('solid');
  expect(await styleOf(dark!, 'boxShadow')).not.toBe('none');
  expect(await styleOf(device!, 'boxShadow')).toBe('none');
});

test('a focused answer has the focus ring around its radio, and with `:has` around its card only', async ({
  page,
}) => {
  await page.goto(paths.serviceApplication);
  await ready(page);
  await page.getByRole('radio', { name: 'Low' }).focus();
  await page.keyboard.press('ArrowRight');
  const radio = page.getByRole('radio', { name: 'Medium' });
  await expect(radio).toBeFocused();
  const icon = radio.locator('xpath=..').locator('svg').first();
  const card = page.locator('label').filter({ has: radio });
  expect([await styleOf(icon, 'outlineStyle'), await styleOf(card, 'outlineStyle')]).toEqual([
    'none',
    'solid',
  ]);
  await page.evaluate(leaveOutHas);
  expect([await styleOf(icon, 'outlineStyle'), await styleOf(card, 'outlineStyle')]).toEqual([
    'solid',
    'none',
  ]);
});
