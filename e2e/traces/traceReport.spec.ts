import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { reportCopy } from '../../src/content/report.ts';
import { reportButtonCopy } from '../../src/content/reportButton.ts';
import { readTrace } from '../../src/trace/reading/readTrace.ts';
import { recordCalls } from '../support/network/calls.ts';
import { checkOverlayAccessibility, partsBeyondWindow } from '../support/accessibility.ts';
import { answersFor, fillIn, formPaths, submit } from '../support/forms.ts';
import { logInWith } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { createAccount, logIn, tabTo } from '../support/visitor.ts';

const { handOver, range, contents } = reportCopy;

const reportOn = (page: Page) => page.getByRole('dialog', { name: reportCopy.title });
const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: reportButtonCopy.open });
const box = (report: Locator) => report.getByRole('checkbox', { name: handOver.consent });

/** Name and text of the file that a press downloads. */
async function savedBy(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** All data of the site in this browser's storage; of databases and caches only the names. */
const keptBeyondThePage = (page: Page) =>
  page.evaluate(async () => ({
    texts: JSON.stringify([window.localStorage, window.sessionStorage, document.cookie]),
    places: [
      ...(await window.indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await window.caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ],
  }));

test('a visitor who lost the connection while sending saves a trace of it, without their entries, and nothing is stored', async ({
  page,
  app,
  context,
  consoleGuard,
}) => {
  // The browser itself reports refused and failed calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
  const visitor = await createAccount(app);
  const token = await logIn(app, visitor);
  const answers = answersFor('job', visitor);
  await logInWith(page, token);
  await open(page, formPaths.job);
  await fillIn(page, 'job', answers);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submit(page, 'job');
  const failure = page.getByRole('alertdialog', { name: 'Network Error' });
  await expect(failure).toContainText(/Reference [2-9A-Z]{3}-\d+ · Report a problem/);
  const [reference = ''] = /[2-9A-Z]{3}-\d+/.exec(await failure.innerText()) ?? [];

  const calls = recordCalls(page);
  await failure.getByRole('button', { name: reportButtonCopy.open }).click();
  const report = reportOn(page);
  await expect(report.getByRole('listitem').last()).toBeAttached();
  await expect(report).toContainText(reference);
  await expect(report.getByRole('button', { name: handOver.save })).toBeDisabled();
  await box(report).check();
  const saved = await savedBy(page, () => report.getByRole('button', { name: handOver.save }).click());
  await expect(report.getByText(handOver.saved(saved.name))).toBeVisible();
  expect(saved.name).toBe(`${reference}.trace.json`);
  expect(calls).toEqual([]);

  const { trace, error } = await readTrace(saved.text);
  expect(error).toBeUndefined();
  expect(trace?.refusedValues).toBe(0);
  const failed = trace?.steps.findIndex(({ type }) => type === 'dialog/dialogOpened') ?? -1;
  expect(trace?.snapshotAt(failed).dialog.current?.kind).toBe('job.unreachable');
  expect(trace?.steps[failed]?.number).toBe(Number(reference.split('-')[1]));
  const typed = Object.entries(answers).filter(([, answer]) => answer.length > 5);
  for (const [name, secret] of [...typed, ['token', token], ['name', visitor.name]] as const)
    expect(JSON.stringify(JSON.parse(saved.text)), name).not.toContain(secret);

  const kept = await keptBeyondThePage(page);
  expect(kept.places).toEqual(['database drafts']);
  const types = new Set(trace?.steps.map(({ type }) => type));
  expect(types.size).toBeGreaterThan(8);
  for (const type of types) expect(kept.texts).not.toContain(type);

  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(failure.getByRole('button', { name: reportButtonCopy.open })).toBeFocused();
  await failure.getByRole('button', { name: 'Continue' }).click();
  await expect(failure).toBeHidden();
});

test('a press on “Report a problem” before the scripts have arrived opens the report once they have', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/about-us');
  await inFooter(page).click();
  await expect(reportOn(page)).toBeHidden();
  release();
  await expect(reportOn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reportOn(page)).toBeHidden();
});

test('the report is read, ticked and saved by keyboard, in a narrow window and without accessibility violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/careers');
  await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }));
  await expectAt(page, '/about-us');
  await inFooter(page).focus();
  await page.keyboard.press('Enter');
  const report = reportOn(page);
  await expect(report.getByRole('group', { name: reportCopy.introduction })).toBeFocused();
  await expect(report.getByRole('region', { name: contents.list })).toBeVisible();
  expect(await partsBeyondWindow(report)).toBe(0);
  await tabTo(page, report.getByRole('radio', { name: range.choices[5] }));
  await page.keyboard.press('ArrowDown');
  await expect(report.getByRole('radio', { name: range.choices.all })).toBeChecked();
  await tabTo(page, report.getByText(contents.raw));
  await page.keyboard.press('Enter');
  await expect(report.getByText('"kolam-trace"')).toBeVisible();
  expect(await partsBeyondWindow(report)).toBe(0);
  await tabTo(page, box(report));
  await page.keyboard.press('Space');
  await tabTo(page, report.getByRole('button', { name: handOver.save }));
  const { text } = await savedBy(page, () => page.keyboard.press('Enter'));
  expect((await readTrace(text)).error).toBeUndefined();
  await checkOverlayAccessibility(page, 'a report');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(inFooter(page)).toBeFocused();
});

test('a page that does not exist offers a report, too', async ({ page, consoleGuard }) => {
  consoleGuard.expected.push(/Failed to load resource/);
  await page.goto('/services/quantum-tea');
  await ready(page);
  await page.getByRole('main').getByRole('button', { name: reportButtonCopy.open }).click();
  await expect(reportOn(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the report, which needs JavaScript, is not offered', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible();
    await expect(page.getByText(reportButtonCopy.open)).toBeHidden();
  });
});
