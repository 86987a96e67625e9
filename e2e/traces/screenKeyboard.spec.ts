import { supportCopy } from '../../src/content/trace/supportScreen.ts';
import { refusedApplication, refusedLogin, traceTextOf } from '../../src/testing/traces/traceExamples.ts';
import { fileOf, openScreen, pageInFrame, slider, thousand } from '../support/traces/supportScreen.ts';
import { expect, test } from '../support/test.ts';

const { list, opening, detail, goTo } = supportCopy;

test('a thousand steps are opened, searched and looked at by the keyboard alone', async ({ page }) => {
  await openScreen(page);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: opening.choose })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([thousand()]);
  await expect(page.getByText(/^1,000 steps, every value within the policy/)).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeLessThan(60);

  await page.keyboard.press('e');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    'Step 7: The dialog “Submission Failed” appeared',
  );
  await expect(page.getByRole('button', { name: /“Submission Failed” appeared/ }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page).toHaveURL(/#7$/);

  await page.getByLabel(goTo.label).fill('500');
  await page.keyboard.press('Enter');
  // The current step is in the middle of the list, with steps before and after it.
  const current = page.locator('[aria-current=step]');
  await expect(current).toContainText('500');
  await expect
    .poll(async () => {
      const row = (await current.boundingBox())!;
      const rows = (await page.getByRole('list', { name: list.label }).locator('..').boundingBox())!;
      return Math.abs(row.y + row.height / 2 - (rows.y + rows.height / 2));
    })
    .toBeLessThan(60);
  await current.focus();

  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 999:/);
  await expect(page.locator('[aria-current=step]')).toBeInViewport();
  // The detail takes its space from the list and not from the frame.
  const { height } = (await page.locator('iframe').boundingBox())!;
  await page.keyboard.press('d');
  await expect(page.getByRole('region', { name: detail.label })).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
  expect((await page.locator('iframe').boundingBox())!.height).toBe(height);
  await page.keyboard.press('d');

  await page.keyboard.press('/');
  await page.keyboard.type('positions');
  await expect(page.getByRole('searchbox')).toHaveValue('positions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 9:/);

  await page.keyboard.press('f');
  await expect(page.locator('[data-full]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-full]')).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(page.getByRole('region', { name: detail.label })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: supportCopy.help.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys control the player within the page, too, except those that scroll', async ({ page }) => {
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  await expect(pageInFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
  // By coordinates, because Playwright miscalculates the position of a locator in a frame that is scaled down.
  const { x, y, width, height } = (await page.locator('iframe').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 9:/);
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 8:/);
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 8:/);
  await page.keyboard.press('Shift+E');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 7:/);
});

test('keys control the player even if a page focuses a field, and belong to a field that the user focuses', async ({
  page,
}) => {
  await openScreen(page, fileOf('login.trace.json', traceTextOf(refusedLogin)));
  const password = pageInFrame(page).locator('input[type=password]');
  const expectStep = (number: number) =>
    expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${number}:`));
  await expect(pageInFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
  await pageInFrame(page)
    .locator('body')
    .evaluate((body) =>
      window.addEventListener('focus', () => body.setAttribute('data-focused', ''), { capture: true }),
    );
  const taken = pageInFrame(page).locator('body[data-focused]');
  await page.keyboard.press('e');
  await expect(taken).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expectStep(6);
  await page.keyboard.press('ArrowLeft');
  await expectStep(5);

  // The same from within the page: a click gives the frame the focus.
  await page.keyboard.press('Home');
  await expect(password).toBeHidden();
  const { x, y } = (await page.locator('iframe').boundingBox())!;
  await page.mouse.click(x + 5, y + 40);
  await page.keyboard.press('e');
  await expect(password).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectStep(6);
  await page.keyboard.press('ArrowLeft');
  await expectStep(5);
  await password.click();
  await page.keyboard.press('ArrowRight');
  await expectStep(5);
});

test('a page that fills the window keeps the keyboard, and Escape leaves it from within the page', async ({
  page,
}) => {
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  await expect(pageInFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
  const row = page.getByRole('list', { name: list.label }).getByRole('button').first();
  await row.focus();
  await page.keyboard.press('f');
  const full = page.locator('[data-full]');
  await expect(full).toBeFocused();
  // Goes around once, through the browser's own controls.
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(body)')).toHaveCount(await full.locator(':focus').count());
  }
  const { x, y, width, height } = (await page.locator('iframe').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.press('Escape');
  await expect(full).toHaveCount(0);
  await expect(row).toBeFocused();
});
