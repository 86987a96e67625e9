import { expect, ready, test } from '../support/test.ts';
import { pdfBytesOf } from '../support/files/pdf.ts';
import { chooseFile, resumeFile } from '../support/files/files.ts';
import { fillInPerson } from '../support/steps.ts';
import { AppProcess } from '../support/appProcess.ts';
import { makeVisitor, readCode } from '../support/visitor.ts';

test.describe('a visitor signs up, logs in and applies for a job', () => {
  // An app of its own, because the test kills and restarts it.
  let own: AppProcess;
  test.beforeAll(async () => {
    own = await AppProcess.start();
  });
  test.afterAll(() => own.stop());

  test('a stored application is still there after a power cut', async ({ page, consoleGuard }) => {
    // To the fixture, requests to this test's own app are requests to another host.
    consoleGuard.expected.push(new RegExp(`^foreign request: ${own.url}`));
    const visitor = makeVisitor();
    const resume = pdfBytesOf('Asha Raman, Backend Architect');

    await test.step('meets the loading screen', async () => {
      await page.goto(own.url);
      await expect(page.getByText('Connecting Data to Intelligence...').first()).toBeAttached();
      await ready(page);
      await expect(page.locator('#first-load')).toBeHidden();
    });

    await test.step('asks for a code and reads it in the outbox', async () => {
      await page.goto(`${own.url}/sign-up`);
      await ready(page);
      await expect(page.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
      await page.getByLabel('Email').fill(visitor.email);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByText('OTP sent to your email. Please check your inbox.')).toBeVisible();
      const outbox = await page.context().newPage();
      await outbox.goto(`${own.url}/outbox`);
      await expect(outbox.getByText(visitor.email).first()).toBeVisible();
      await outbox.close();
      await page.getByLabel('OTP').fill(await readCode(own, visitor.email));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('OTP verified successfully!')).toBeVisible();
    });

    await test.step('signs up', async () => {
      await fillInPerson(page, visitor.name);
      await page.getByLabel('Password', { exact: true }).fill(visitor.password);
      await expect(page.getByText('Strong', { exact: true })).toBeVisible();
      await page.getByLabel('Confirm password').fill(visitor.password);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText('Account created successfully.')).toBeVisible();
    });

    await test.step('logs in', async () => {
      await ready(page);
      await page.getByLabel('Email').fill(visitor.email);
      await page.getByLabel('Password', { exact: true }).fill(visitor.password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Welcome Back!' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${own.url}/`);
    });

    await test.step('applies for a job', async () => {
      await page.goto(`${own.url}/job-application`);
      await ready(page);
      await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
      await page.getByLabel('Name', { exact: true }).fill(visitor.name);
      await page.getByLabel('Phone number').fill('+91 44 0000 0117');
      await page.getByLabel('Role').selectOption('Backend Architect');
      await page.getByLabel('Education').fill('B.E. Computer Science, 2021');
      await page.getByLabel('Experience').fill('3.5');
      await page.getByLabel('LinkedIn').fill('network.example/in/asha');
      await chooseFile(page, 'Choose PDF', { ...resumeFile, buffer: resume });
      await expect(page.getByText('asha-raman.pdf').first()).toBeVisible();
      await page.getByRole('button', { name: 'Submit application' }).click();
      const dialog = page.getByRole('dialog', { name: 'Application Submitted' });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('Your job application was submitted successfully!');
    });

    await test.step('and after kill −9 is still logged in, with application, resume and both emails stored', async () => {
      // An open page of the site prefetches, and the browser would report the failed requests on the console.
      await page.goto('about:blank');
      await own.restart();
      await page.goto(`${own.url}/job-application`);
      await ready(page);
      const dialog = page.getByRole('dialog', { name: 'Application Submitted' });
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await page.goto(`${own.url}/job-application`);
      await ready(page);
      await expect(page.getByLabel('Email')).toHaveValue(visitor.email);

      const [confirmation] = await own.emailsTo(visitor.email);
      expect(confirmation?.subject).toMatch(/application/i);
      const [staff] = await own.emailsTo('staff@example.invalid');
      expect(staff?.text).toContain('Backend Architect');
      expect(staff?.text).toContain('https://network.example/in/asha');
      const link = /http:\S+\/api\/files\/\S+/.exec(staff?.text ?? '')?.[0];
      const stored = await fetch(link!);
      expect(stored.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(Buffer.from(await stored.arrayBuffer()).equals(resume)).toBe(true);
    });
  });
});
