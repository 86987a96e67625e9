import { openFirstHalf } from '../support/network/halfDocument.ts';
import { expect, ready, test } from '../support/test.ts';

// A connection that stalls within the HTML. The part that has arrived can be seen and pressed, and a press loads the scripts.

test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } });

test('scripts that arrive before the end of the HTML wait for all of it', async ({ page, app }) => {
  const arrive = await openFirstHalf(page, `${app.url}/`, '<section aria-labelledby="services"');
  const last = page.waitForResponse(/\/static\/js\/home\./);
  await page.getByRole('heading', { level: 2 }).first().click();
  await (await last).finished();
  // Each idle callback runs after the idle work queued before it, so twenty in a row let all parts of the start-up run.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await arrive();
  await ready(page);
  await expect(page.locator('dialog#drawer')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('a menu whose button is pressed before the menu has arrived opens when it arrives', async ({
  page,
  app,
}) => {
  const arrive = await openFirstHalf(page, `${app.url}/`, '<dialog id="drawer"');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await arrive();
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
  await ready(page);
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeHidden();
  await expect(opener).not.toHaveAttribute('aria-busy');
});
