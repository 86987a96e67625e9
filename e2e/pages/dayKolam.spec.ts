import { paths } from '../../contract/paths.ts';
import { aboutCopy } from '../../src/content/marketing/about.ts';
import { dayKolamCopy } from '../../src/content/marketing/dayKolam.ts';
import { checkAccessibility } from '../support/accessibility.ts';
import { islandsOn } from '../support/budgets/counters.ts';
import { expect, ready, test } from '../support/test.ts';

const day = new Date(2026, 10, 22, 12);
test('the kolam of the day loads when it is seen, can be cut and joined by keyboard, and is printed alone', async ({
  page,
}) => {
  await page.clock.setFixedTime(day);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(paths.aboutUs);
  await ready(page);
  const section = page.getByRole('region', { name: aboutCopy.dayKolam.heading });
  const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
  expect(await islandsOn(page, 'asleep')).toContain('day-kolam');
  await expect(section.getByText(dayKolamCopy.example)).toBeAttached();

  await section.getByRole('heading').scrollIntoViewIfNeeded();
  const heightBefore = await height();
  await section.getByRole('term').last().scrollIntoViewIfNeeded();
  await expect(section.getByText('22 November 2026')).toBeVisible();
  expect(await height()).toBe(heightBefore);

  const status = section.getByRole('status');
  await expect(status).toHaveText(dayKolamCopy.unbroken);
  await section.getByRole('group').getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(status).toHaveText(dayKolamCopy.brokenInto(2));
  await checkAccessibility(page, 'a broken kolam');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(dayKolamCopy.unbroken);

  await section.getByRole('button', { name: dayKolamCopy.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const line = page.locator('#printed-kolam path').first();
  await expect(line).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  await expect(page.locator('body > :visible')).toHaveCount(1);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(line).not.toBeAttached();
});

test('after a jump past the kolam in the narrowest window it is awake, with 24 px for each place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.aboutUs);
  await ready(page);
  const section = page.getByRole('region', { name: aboutCopy.dayKolam.heading });
  await section.getByRole('heading').scrollIntoViewIfNeeded();
  await expect.poll(() => islandsOn(page, 'asleep')).not.toContain('day-kolam');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const box = await section.getByRole('group').getByRole('button').first().boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
});
