import type { Page } from '@playwright/test';
import { recordCalls } from '../support/network/calls.ts';
import { answersFor, formPaths, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { dialogOn, press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { createAccount, makeVisitor, readCode } from '../support/visitor.ts';

// Browsers and password managers fill in a whole form within one task, without key events.

/** Fills in answers as they do; they do not choose radio buttons. */
const fillInAtOnce = (page: Page, answers: Readonly<Record<string, string>>) =>
  page.getByRole('main').evaluate((main, given) => {
    for (const [name, answer] of Object.entries(given)) {
      const control = main.querySelector<HTMLInputElement>(`:is(input, textarea, select)[name="${name}"]`);
      if (!control || control.readOnly || control.type === 'radio') continue;
      // Uses the setter of the prototype. React overrides `value` on the element, and would take the change for one of its
      // own and ignore the event.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
      own?.set?.call(control, answer);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, answers);

test('a login that is filled in and submitted before the scripts have arrived is sent once they have', async ({
  page,
  app,
}) => {
  const { email, password } = await createAccount(app);
  const release = await holdScripts(page);
  await page.goto('/login');
  await fillInAtOnce(page, { email, password });
  await press(page, 'Login');
  release();
  await expect(page.getByRole('dialog', { name: 'Welcome Back!' })).toBeVisible();
});

test('what is typed while the site already answers, but the script of the form is still on its way, is kept', async ({
  page,
}) => {
  const { name, email } = makeVisitor();
  const release = await holdScripts(page, '**/static/js/signUp.*');
  await page.goto('/sign-up');
  await page.locator('html[data-answering]').waitFor();
  const form = page.getByRole('main');
  await form.getByLabel('Name', { exact: true }).pressSequentially(name);
  await form.getByLabel('Email', { exact: true }).pressSequentially(email);
  await form.getByRole('radio', { name: 'Female' }).check();
  release();
  await ready(page);
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(form.getByRole('radio', { name: 'Female' })).toBeChecked();
});

test('a request that is filled in within one task is sent with the answers that are shown', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.service);
  const { priorityLevel: _chosen, ...answers } = answersFor('service', visitor);
  await fillInAtOnce(page, answers);
  const sent = recordCalls(page, 'submitServiceRequest');
  await submit(page, 'service');
  await expect(dialogOn(page)).toContainText(/submitted success|been submitted/);
  expect(sent[0]?.postDataJSON()).toMatchObject(answers);
});

test('a sign-up that is filled in within one task creates an account with its email', async ({
  page,
  app,
}) => {
  const { email, name, password } = makeVisitor();
  await open(page, '/sign-up');
  await fillInAtOnce(page, {
    email,
    name,
    phone_number: '+914400000117',
    date_of_birth: '1998-04-17',
    address: '8 Example Lane\nChennai 600 020',
    password,
    confirm_password: password,
  });
  // The user name under which a password manager stores the password.
  await expect(page.locator('[autocomplete=username]')).toHaveValue(email);
  await press(page, 'Send OTP');
  await page.getByLabel('OTP').fill(`${await readCode(app, email)} is your code for Kolam Works`);
  await press(page, 'Verify');
  await page.getByRole('radio', { name: 'Other' }).check();
  await press(page, 'Sign Up');
  await expectAt(page, '/login');
  await fillInAtOnce(page, { email, password });
  await press(page, 'Login');
  await expect(page.getByRole('dialog', { name: 'Welcome Back!' })).toBeVisible();
});

test('at the address where password managers look for it, a logged-in visitor can at once ask for a code', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  await page.goto('/.well-known/change-password');
  await expectAt(page, '/forgot-password');
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
});
