import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { supportTools } from '../../contract/tools.ts';
import { supportCopy } from '../../src/content/trace/supportScreen.ts';
import { traceErrors } from '../../src/content/trace/traceErrors.ts';
import {
  longVisit,
  refusedApplication,
  refusedLogin,
  traceTextOf,
} from '../../src/testing/traces/traceExamples.ts';
import { checkAccessibility, checkNoOverflow } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const { player, list, opening, detail, goTo, requests } = supportCopy;

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const thousand = () => fileOf('long.trace.json', traceTextOf(longVisit(1000)));
const slider = (page: Page) => page.getByRole('slider', { name: player.position });
const pageInFrame = (page: Page) => page.frameLocator(`iframe[title="${player.frameTitle}"]`);

const openScreen = async (page: Page, ...files: ReturnType<typeof fileOf>[]) => {
  await page.goto(supportTools.replay);
  await expect(page.getByRole('heading', { name: supportCopy.title })).toBeVisible();
  if (files.length === 0) return;
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByRole('group', { name: player.label })).toBeVisible();
};

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

test('a file that is dropped on the replayed page is opened', async ({ page }, info) => {
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  await expect(pageInFrame(page).getByRole('banner')).toBeVisible();
  const dropped = info.outputPath('dropped.trace.json');
  await writeFile(dropped, traceTextOf(refusedLogin, { id: 'DEF' }));
  const box = await page.getByTitle(player.frameTitle).boundingBox();
  if (!box) throw new Error('The frame has no box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: [dropped], dragOperationsMask: 1 },
    });
  // A drag begins on the frame when the pointer comes from a window that covers the rest of the screen.
  await drag('dragEnter');
  await expect(page.getByTitle(player.frameTitle)).toHaveCSS('pointer-events', 'none');
  await drag('dragOver');
  await drag('drop');
  await expect(page.getByRole('tab', { name: /^DEF/ })).toHaveAttribute('aria-selected', 'true');
});

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

test('the frame shows the page of the step, as large as its window, and follows', async ({ page }) => {
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  await expect(pageInFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
  const before = await pageInFrame(page).getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('ArrowRight');
  // Without a session the guard covers the page and hides it from the accessibility tree.
  const heading = { level: 1, name: 'Job application', includeHidden: true };
  await expect(pageInFrame(page).getByRole('heading', heading)).toBeAttached();
  expect(before).not.toBe('Job application');
  const width = await pageInFrame(page)
    .locator('body')
    .evaluate(() => window.innerWidth);
  expect(width).toBe(1280);
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

test('playing goes through the steps and stops at the end', async ({ page }) => {
  await openScreen(page, fileOf('visit.trace.json', traceTextOf(refusedApplication)));
  await page.getByRole('combobox', { name: player.speed }).selectOption('16');
  await page.getByRole('button', { name: player.play }).press('Enter');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 9:/);
  await expect(page.getByRole('button', { name: player.play })).toBeVisible();
});

test('a reference in a link finds its step when its file is opened', async ({ page }) => {
  await page.goto(`${supportTools.replay}#K7Q-700`);
  await expect(page.getByText(opening.waiting('#K7Q-700'))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([thousand()]);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 700:/);
  await page.getByLabel(goTo.label).fill('ABC-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(goTo.otherFile('ABC'));
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
