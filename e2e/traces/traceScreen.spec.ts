import { writeFile } from 'node:fs/promises';
import { supportTools } from '../../contract/tools.ts';
import { supportCopy } from '../../src/content/trace/supportScreen.ts';
import { refusedApplication, refusedLogin, traceTextOf } from '../../src/testing/traces/traceExamples.ts';
import { fileOf, openScreen, pageInFrame, slider, thousand } from '../support/traces/supportScreen.ts';
import { expect, test } from '../support/test.ts';

const { player, opening, goTo } = supportCopy;

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
