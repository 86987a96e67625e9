import type { Locator } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { holdScripts } from './support/lateScripts.ts';
import { expect, ready, test } from './support/test.ts';

// What a press says while its script is on its way.

/** The line below a pressed button; from when on it is drawn. */
const busyLine = (button: Locator) =>
  button.evaluate((element) => {
    const { animationName, animationDelay } = getComputedStyle(element);
    return [animationName, animationDelay];
  });

async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // A fast line shows nothing.
  expect(await busyLine(button)).toEqual(['busy', '0.15s']);
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
  test(`the button that opens ${what} is busy until it is there`, async ({ page }) => {
    const release = await holdScripts(page, `**/static/js/${script}.*`);
    await page.goto(address);
    await ready(page);
    const button = page.getByRole('button', { name }).first();
    await button.click();
    await expectBusy(button);
    await expect(page.locator('button[aria-busy]')).toHaveCount(1);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAnswered(button);
  });

test('a press before the scripts are there is busy until they answer it, and the last one counts', async ({
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

test('with reduced motion the line stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdScripts(page);
  await page.goto(paths.home);
  const button = page.getByRole('button', { name: 'Next slide' });
  await button.click();
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).boxShadow))
    .toContain('inset');
});
