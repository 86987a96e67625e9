import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { reportCopy } from '../../src/content/report.ts';
import { reportButtonCopy } from '../../src/content/reportButton.ts';
import { company } from '../../src/content/company.ts';
import { applicationCopy } from '../../src/content/applications/applications.ts';
import { answersFor, fillIn, formPaths, question } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { loadLateListeners, press } from '../support/steps.ts';
import { answerOnce, refusal } from '../support/network/responses.ts';
import { expect, open, ready, test } from '../support/test.ts';

const narrow = { width: 700, height: 800 };
const wide = { width: 1280, height: 800 };

async function openIn(page: Page, size: typeof wide) {
  await page.setViewportSize(size);
  await page.goto(paths.shop);
  await ready(page);
}

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Open menu' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a window that becomes wide closes the drawer, and the focus moves to the page’s heading', async ({
  page,
}) => {
  await openIn(page, narrow);
  await menuButton(page).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.setViewportSize(wide);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('the focus also moves there from the menu button when the drawer is closed', async ({ page }) => {
  await openIn(page, narrow);
  await menuButton(page).focus();
  await page.setViewportSize(wide);
  await expect(heading(page)).toBeFocused();
});

test('a window that becomes narrow hides the menus, and the focus moves to the page’s heading', async ({
  page,
}) => {
  await openIn(page, wide);
  await page.getByRole('banner').getByRole('button', { name: 'About', exact: true }).press('Enter');
  // A menu that was opened before the header was awake leaves the focus on its button, so a link is focused here.
  await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).focus();
  await page.setViewportSize(narrow);
  await expect(heading(page)).toBeFocused();
});

test('an element that is still shown at another width keeps the focus', async ({ page }) => {
  await openIn(page, wide);
  const logo = page.getByRole('banner').getByRole('link', { name: company.name });
  await logo.focus();
  await page.setViewportSize(narrow);
  await expect(menuButton(page)).toBeVisible();
  await page.setViewportSize(wide);
  await expect(menuButton(page)).toBeHidden();
  await expect(logo).toBeFocused();
});

test('a logout in another tab removes a focused button, and the focus moves to the page’s heading', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  await open(page, paths.settings);
  const other = await page.context().newPage();
  await open(other, paths.settings);
  await page.getByRole('button', { name: 'Change Password' }).focus();
  await loadLateListeners(page);
  await press(other, 'Logout');
  await press(other, 'Continue');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

for (const place of ['first', 'last'] as const)
  test(`a draft discarded in another tab takes its ${place} button along, and the focus moves to the heading`, async ({
    page,
    app,
  }) => {
    await startSession(page, app);
    await open(page, formPaths.feedback);
    await question(page, 'Message').fill('A first thought');
    const discard = page.getByRole('button', { name: 'Discard draft' });
    await expect(discard).toHaveCount(1);
    await page.reload();
    await ready(page);
    await expect(discard).toHaveCount(2);
    const other = await page.context().newPage();
    await open(other, formPaths.feedback);
    await discard[place]().focus();
    await loadLateListeners(page);
    await other.getByRole('button', { name: 'Discard draft' }).first().click();
    await press(other, 'Discard');
    await expect(discard).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

for (const pause of [true, false])
  test(`Esc closes a report, and once more the failure it is about, ${pause ? 'one after the other' : 'in one go'}`, async ({
    page,
    app,
    consoleGuard,
  }) => {
    const visitor = await startSession(page, app);
    // The browser itself reports refused calls on the console.
    consoleGuard.expected.push(/Failed to load resource/);
    await open(page, formPaths.feedback);
    await fillIn(page, 'feedback', answersFor('feedback', visitor));
    await answerOnce(page, 'submitFeedback', refusal);
    const send = page.getByRole('button', { name: applicationCopy.feedback.submit, exact: true });
    await send.press('Enter');
    const failure = page.getByRole('alertdialog');
    const way = failure.getByRole('button', { name: reportButtonCopy.open });
    await way.press('Enter');
    const report = page.getByRole('dialog', { name: reportCopy.title });
    await expect(report.getByRole('group', { name: reportCopy.introduction })).toBeFocused();
    await page.keyboard.press('Escape');
    if (pause) {
      await expect(report).toBeHidden();
      await expect(way).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await expect(report).toBeHidden();
    await expect(send).toBeFocused();
  });
