import type { Page } from '@playwright/test';
import { recordCalls } from '../support/calls.ts';
import { answersFor, formPaths, logInWith, open, submit } from '../support/forms.ts';
import { holdScripts } from '../support/lateScripts.ts';
import { dialogOn, press } from '../support/steps.ts';
import { expect, isAt, test } from '../support/test.ts';
import { createAccount, logIn, makeVisitor, readCode } from '../support/visitor.ts';

// Browsers and password managers fill in all of a form within one task, and no key is pressed.

/** Gives answers as they do; radios they leave alone. */
const fillInAtOnce = (page: Page, answers: Readonly<Record<string, string>>) =>
  page.getByRole('main').evaluate((main, given) => {
    for (const [name, answer] of Object.entries(given)) {
      const control = main.querySelector<HTMLInputElement>(`:is(input, textarea, select)[name="${name}"]`);
      if (!control || control.readOnly || control.type === 'radio') continue;
      // By the element's own property: React puts another in front of it, and would take this for an answer it knows.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
      own?.set?.call(control, answer);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, answers);

test('a login that is filled in and pressed before the scripts are there is sent once they are', async ({
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

test('a request that is filled in at once is sent as it is seen', async ({ page, app }) => {
  const visitor = await createAccount(app);
  await logInWith(page, await logIn(app, visitor));
  await open(page, formPaths.service);
  const { priorityLevel: _chosen, ...answers } = answersFor('service', visitor);
  await fillInAtOnce(page, answers);
  const sent = recordCalls(page, 'submitServiceRequest');
  await submit(page, 'service');
  await expect(dialogOn(page)).toContainText(/submitted success|been submitted/);
  expect(sent[0]?.postDataJSON()).toMatchObject(answers);
});

test('a sign-up that is filled in at once makes an account of its email', async ({ page, app }) => {
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
  // What a password manager keeps the password under.
  await expect(page.locator('[autocomplete=username]')).toHaveValue(email);
  await press(page, 'Send OTP');
  await page.getByLabel('OTP').fill(`${await readCode(app, email)} is your code for Kolam Works`);
  await press(page, 'Verify');
  await page.getByRole('radio', { name: 'Other' }).check();
  await press(page, 'Sign Up');
  await isAt(page, '/login');
  await fillInAtOnce(page, { email, password });
  await press(page, 'Login');
  await expect(page.getByRole('dialog', { name: 'Welcome Back!' })).toBeVisible();
});

test('where password managers look for it, whoever is logged in can have a code for a new password at once', async ({
  page,
  app,
}) => {
  const visitor = await createAccount(app);
  await logInWith(page, await logIn(app, visitor));
  await page.goto('/.well-known/change-password');
  await isAt(page, '/forgot-password');
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
});
