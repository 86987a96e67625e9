import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { axeOn, violationsOf } from '../support/accessibility.ts';
import { answersFor, fillIn, formPaths, submit } from '../support/forms.ts';
import { resumeFile } from '../support/files/files.ts';
import { startSession } from '../support/session.ts';
import { Mailbox } from '../support/mail/mailbox.ts';
import type { ReceivedEmail } from '../support/mail/mailbox.ts';
import { AppProcess } from '../support/appProcess.ts';
import { expect, open, test } from '../support/test.ts';
import { createAccount, makeVisitor } from '../support/visitor.ts';

// The firm is in Chennai; this visitor is in another time zone.
test.use({ timezoneId: 'America/New_York' });

const staff = 'staff@example.invalid';
const reference = /\bKW-[2-9A-Z]{4}-[2-9A-Z]{2}\b/;

/** Sends a consultation request, and leaves the dialog with its result open. */
async function sendConsultation(page: Page, app: AppProcess) {
  const visitor = await createAccount(app);
  const answers = {
    ...answersFor('consultation', visitor),
    preferredDate: '2027-01-11',
    preferredTime: '16:30',
  };
  await startSession(page, app, visitor);
  await open(page, formPaths.consultation);
  await fillIn(page, 'consultation', answers);
  await submit(page, 'consultation');
  const result = page.getByRole('dialog', { name: 'Success!' });
  await expect(result).toBeVisible();
  return { visitor, result, receipt: page.getByRole('dialog', { name: 'Receipt' }) };
}

const referenceIn = async (place: Locator) => reference.exec(await place.innerText())?.[0] ?? '';

test('the result, the receipt, its file and both emails have the same reference', async ({ page, app }) => {
  const { visitor, result, receipt } = await sendConsultation(page, app);
  const named = await referenceIn(result);
  expect(named).toMatch(reference);
  await result.getByRole('button', { name: 'Receipt' }).click();
  await expect(receipt).toContainText(named);
  await expect(receipt.getByRole('listitem').filter({ hasText: 'Within two working days' })).toBeVisible();
  await expect(receipt).toContainText('For us: 12 January 2027, 03:00 (India Standard Time, UTC+05:30)');
  const downloading = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Save' }).click();
  const saved = await readFile(await (await downloading).path(), 'utf8');
  expect(saved).toContain(named);
  expect(saved).toContain('Within two working days');
  for (const address of [visitor.email, staff]) {
    const [email] = (await app.emailsTo(address)).filter(({ text }) => text.includes(named));
    expect(email?.subject).toContain(`(${named})`);
    expect(email?.text).toContain('Monday 11 January 2027, 16:30 (Eastern Standard Time, UTC-05:00)');
    expect(email?.text).toContain(
      'Our time: Tuesday 12 January 2027, 03:00 (India Standard Time, UTC+05:30)',
    );
  }
});

test('the outbox shows each email as a page, whose links open and whose files can be downloaded', async ({
  page,
  app,
  context,
  consoleGuard,
}) => {
  // Playwright itself tries to run scripts in the email's frame, where the sandbox blocks all scripts.
  consoleGuard.expected.push(/^error: Blocked script execution in '\S+\/outbox\//);
  const { visitor } = await sendConsultation(page, app);
  // A new page does not have the init script that puts the token into the other one.
  const outbox = await context.newPage();
  await outbox.goto('/outbox');
  const received = outbox
    .getByRole('article', { name: /^Consultation request received/ })
    .filter({ hasText: visitor.email });
  await received.scrollIntoViewIfNeeded();
  const inside = received.frameLocator('iframe');
  await expect(inside.getByRole('heading', { name: 'We have your consultation request' })).toBeVisible();
  await expect(inside.getByText(`Hello ${visitor.name},`)).toBeVisible();
  await expect(inside.locator('img')).toHaveJSProperty('naturalWidth', 352);

  const opening = context.waitForEvent('page');
  await inside.getByRole('link', { name: new URL(app.url).host }).click();
  const opened = await opening;
  await expect(opened).toHaveURL(`${app.url}/`);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();

  const downloading = outbox.waitForEvent('download');
  await received.getByRole('link', { name: 'appointment.ics' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(
    /\r\nDTSTART:20270111T213000Z\r\n/,
  );
});

/** Shows an email in a page of its own, as a mail program does. */
async function readEmail(context: BrowserContext, { html, parts }: ReceivedEmail): Promise<Page> {
  const picture = parts.find(({ contentId }) => contentId === 'kolam@email');
  const page = await context.newPage();
  await page.setContent(
    html.replace('cid:kolam@email', `data:image/png;base64,${picture?.content.toString('base64')}`),
  );
  return page;
}

test('emails over a relay are pages and text, accessible in any light and at any width, with their files', async ({
  page,
  context,
  consoleGuard,
}) => {
  const mailbox = await Mailbox.start();
  const own = await AppProcess.start({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Loom & Line <hello@firm.example>',
    STAFF_EMAIL: 'staff@firm.example',
    REPLY_TO: 'answers@firm.example',
    RATE_LIMITS: 'off',
  });
  consoleGuard.expected.push(new RegExp(`^foreign request: ${own.url}`));
  try {
    const nameWithoutBreak = 'x'.repeat(80);
    const visitor = await createAccount(own, { ...makeVisitor(), name: nameWithoutBreak }, async (email) => {
      const { text } = await mailbox.waitForEmail(email, /\b\d{6}\b/);
      return /\b\d{6}\b/.exec(text)?.[0] ?? '';
    });
    await startSession(page, own, visitor);
    await open(page, own.url + formPaths.job);
    await fillIn(page, 'job', answersFor('job', visitor));
    await submit(page, 'job');
    const result = page.getByRole('dialog', { name: 'Application Submitted' });
    const named = /\bLL-\w{4}-\w{2}\b/.exec(await result.innerText())?.[0] ?? '';
    const toVisitor = await mailbox.waitForEmail(visitor.email, named);
    const toStaff = await mailbox.waitForEmail('staff@firm.example', named);
    expect(toVisitor).toMatchObject({
      replyTo: 'answers@firm.example',
      subject: `Job application received (${named})`,
    });
    expect(toStaff.replyTo).toBe(visitor.email);
    const attached = ({ parts }: ReceivedEmail) =>
      parts.filter(({ name }) => name !== '').map(({ name }) => name);
    expect(attached(toStaff)).toEqual(['kolam.png', resumeFile.name]);
    expect(attached(toVisitor)).toEqual(['kolam.png']);
    expect(toStaff.parts.at(-1)?.content.equals(resumeFile.buffer)).toBe(true);

    for (const email of [toVisitor, toStaff]) {
      const shown = await readEmail(context, email);
      for (const colorScheme of ['light', 'dark'] as const) {
        await shown.emulateMedia({ colorScheme });
        for (const width of [320, 700]) {
          await shown.setViewportSize({ width, height: 700 });
          expect(await violationsOf(await axeOn(shown))).toEqual([]);
          expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      }
      // Some mail programs ignore style elements.
      await shown.setViewportSize({ width: 320, height: 700 });
      await shown.evaluate(() => document.querySelector('style')?.remove());
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await shown.close();
    }
    expect(toVisitor.text).toContain(`Hello ${nameWithoutBreak},`);
  } finally {
    await own.stop();
    await mailbox.stop();
  }
});
