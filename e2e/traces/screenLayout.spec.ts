import { supportCopy } from '../../src/content/trace/supportScreen.ts';
import { traceErrors } from '../../src/content/trace/traceErrors.ts';
import { refusedApplication, traceTextOf } from '../../src/testing/traces/traceExamples.ts';
import { checkAccessibility, checkNoOverflow } from '../support/accessibility.ts';
import { fileOf, openScreen, slider, thousand } from '../support/traces/supportScreen.ts';
import { expect, test } from '../support/test.ts';

const { player, list, detail, requests } = supportCopy;

test('no button has a description that repeats its name, because both would be read out', async ({
  page,
}) => {
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const buttons = nodes.filter(({ role }) => role?.value === 'button');
  const names = buttons.map(({ name }) => String(name?.value));
  expect(names).toEqual(expect.arrayContaining([supportCopy.help.open, player.first, player.full]));
  expect(buttons.filter(({ name, description }) => description?.value === name?.value)).toEqual([]);
});

test('the replayed page has the same size at every step, whether its sentence takes one line or two', async ({
  page,
}) => {
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  const heights: number[] = [];
  for (const step of [0, 1, 2, 3]) {
    if (step > 0) await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(step));
    heights.push((await page.getByTitle(player.frameTitle).boundingBox())!.height);
  }
  expect(new Set(heights).size).toBe(1);
});

test('in a narrow window and with text of twice the size everything is shown, and nothing is cut off', async ({
  page,
}) => {
  await openScreen(page, thousand());
  await page.keyboard.press('d');
  for (const [width, zoom] of [
    [320, 1],
    [640, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      `${100 * zoom}%`,
    );
    await checkNoOverflow(page, `${width} px, ${zoom} times`);
    for (const part of [
      page.getByRole('group', { name: player.label }),
      page.getByRole('button', { name: player.play }),
      page.getByRole('searchbox', { name: list.search }),
      page.getByRole('region', { name: detail.label }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
    }
  }
});

test('on a phone the detail shows all its tabs, and the two steps of a request are side by side', async ({
  page,
}) => {
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  await page.keyboard.press('d');
  const tabs = page.getByRole('tablist', { name: detail.label });
  for (const width of [360, 412, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = await tabs.evaluate(({ parentElement: row }) => row!.scrollWidth - row!.clientWidth);
    expect(hidden, `${width} px`).toBe(0);
    await tabs.getByRole('tab', { name: requests.label }).click();
    const buttons = page.getByRole('list', { name: requests.label }).getByRole('button');
    const [sent, answered] = await Promise.all([0, 1].map((at) => buttons.nth(at).boundingBox()));
    expect(answered!.y, `${width} px`).toBe(sent!.y);
  }
});

test('on a phone a summary with a hundred errors is less than two windows high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, thousand());
  const summary = page.getByRole('region', { name: supportCopy.summary.label });
  await summary.getByText(/^\d+ errors/).click();
  const errors = summary.getByRole('button', { name: /^#/ });
  await expect.poll(() => errors.count()).toBeGreaterThan(50);
  const box = await summary.boundingBox();
  expect(box!.height).toBeLessThan(2 * 740);
});

test('axe finds no violation on the empty screen, with an error, with a trace, and in the help', async ({
  page,
}) => {
  await openScreen(page);
  await checkAccessibility(page, 'empty');
  await page.locator('input[type=file]').setInputFiles([fileOf('broken.json', 'broken')]);
  await expect(page.getByRole('alert')).toContainText(traceErrors.E_NOT_JSON.says);
  await checkAccessibility(page, 'an error');
  await page
    .locator('input[type=file]')
    .setInputFiles([fileOf('one.trace.json', traceTextOf(refusedApplication)), thousand()]);
  await expect(slider(page)).toBeVisible();
  await page.keyboard.press('e');
  await page.keyboard.press('d');
  await checkAccessibility(page, 'open');
  await page.getByRole('tab', { name: detail.state }).click();
  await checkAccessibility(page, 'the state');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkAccessibility(page, 'the help');
});

test('a trace is printed as a sheet of its own with every step, no wider than paper', async ({ page }) => {
  await page.setViewportSize({ width: 704, height: 1000 });
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('main')).toBeHidden();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('row')).toHaveCount(12);
  await expect(sheet.getByRole('row', { name: /“Submission Failed” appeared/ })).toContainText('Error: ');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(704);
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
});
