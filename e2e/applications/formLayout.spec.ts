import type { Page } from '@playwright/test';
import { applicationKinds } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import { paths } from '../../contract/paths.ts';
import { applicationCopy, submissionCopy } from '../../src/content/applications/applications.ts';
import { noticesCopy } from '../../src/content/notices.ts';
import { axeOn, violationsOf } from '../support/accessibility.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { countFromTheStart, countsOf } from '../support/budgets/counters.ts';
import { formPaths, question, submit } from '../support/forms.ts';
import { logInWith, startSession } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { setClock, tokenExpiryOf } from '../support/steps.ts';
import { expect, open, ready, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';

const phone = { width: 360, height: 740 };
/** Opens a form on a phone, and returns the bar that names its sections. */
async function openOnPhone(page: Page, app: AppProcess, kind: ApplicationKind) {
  await page.setViewportSize(phone);
  await startSession(page, app);
  await open(page, formPaths[kind]);
  return page.getByRole('navigation', { name: submissionCopy.sections });
}

const longForms = applicationKinds.filter((kind) => kind !== 'feedback');

for (const kind of longForms)
  test(`on a phone, no bar covers a link of the ${kind} form’s list of errors`, async ({ page, app }) => {
    await openOnPhone(page, app, kind);
    await submit(page, kind);
    await expect(page.getByRole('alert')).toContainText(/answers need a correction/);
    await expect(question(page, kind === 'partnership' ? 'Business name' : 'Name')).toBeFocused();
    expect(await violationsOf((await axeOn(page)).withRules(['target-size']))).toEqual([]);
  });

test('on a phone, a jump to a section shows its heading below the bar', async ({ page, app }) => {
  const bar = await openOnPhone(page, app, 'job');
  const { sections } = applicationCopy.job;
  for (const { title } of [...sections, ...sections.toReversed()]) {
    await bar.getByRole('button').click();
    await bar.getByRole('link', { name: title }).click();
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    await expect(heading).toBeFocused();
    await expect(bar.getByRole('list')).toBeHidden();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    const barBottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top, title).toBeGreaterThanOrEqual(barBottom);
    await expect(heading, title).toBeInViewport();
  }
});

test('on a phone, the bar names the section that is shown after a jump to either end of the form', async ({
  page,
  app,
}) => {
  const sections = await openOnPhone(page, app, 'job');
  const bar = sections.getByRole('button');
  await expect(bar).toContainText('About you');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toContainText('Links');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toContainText('About you');
  await page.getByRole('heading', { name: 'The position' }).evaluate((heading) => heading.scrollIntoView());
  await expect(bar).toContainText('The position');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toContainText('About you');
});

test('the list of sections does not cover the element to which the focus moves next', async ({
  page,
  app,
}) => {
  const bar = await openOnPhone(page, app, 'job');
  await bar.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('list')).toBeVisible();
  await bar.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('list')).toBeHidden();
});

test('a notice at the lower edge covers neither the focused element, in form or footer, nor the submit button', async ({
  page,
  app,
}) => {
  await page.setViewportSize(phone);
  const token = await logIn(app, await createAccount(app));
  await logInWith(page, token);
  const notice = page.getByRole('complementary', { name: noticesCopy.label });
  for (const target of [
    question(page, 'Expected outcome'),
    page.getByRole('button', { name: applicationCopy.service.submit, exact: true }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }),
  ]) {
    await open(page, formPaths.service);
    await target.focus();
    // Scrolls the focused element to the window's lower edge.
    await target.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy(0, bottom - window.innerHeight + 4);
    });
    await setClock(page, tokenExpiryOf(token) - 100_000);
    await expect(page.getByText('You will be logged out in 2 minutes.')).toBeVisible();
    await expect
      .poll(async () => {
        const [edge, box] = [await notice.boundingBox(), await target.boundingBox()];
        return edge && box ? box.y + box.height <= edge.y : false;
      })
      .toBe(true);
  }
});

for (const { width, height } of [phone, { width: 1280, height: 860 }])
  test(`at ${width} px, nothing on the contact page moves when the note about the login arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await countFromTheStart(page);
    const arrive = await holdScripts(page);
    await page.goto(paths.contact, { waitUntil: 'load' });
    const heights = () =>
      page.evaluate(() =>
        ['html', 'main', 'form'].map((name) => document.querySelector(name)?.scrollHeight ?? 0),
      );
    const before = await heights();
    arrive();
    await ready(page);
    await expect(page.getByText(submissionCopy.needsAccount.before)).toBeVisible();
    expect(await heights()).toEqual(before);
    expect((await countsOf(page)).layoutShift).toBeLessThan(0.001);
  });
