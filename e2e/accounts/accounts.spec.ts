import type { Page } from '@playwright/test';
import type { CallName } from '../../contract/calls.ts';
import { recordCalls } from '../support/network/calls.ts';
import { startSession } from '../support/session.ts';
import { wordsOfRefusal } from '../support/network/responses.ts';
import { failOnce, faultNames } from '../support/network/faults.ts';
import type { FaultName } from '../support/network/faults.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { fill, fillInPerson, press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { codeAfter, createAccount, makeVisitor, readCode } from '../support/visitor.ts';
import type { Visitor } from '../support/visitor.ts';

type Screen = {
  call: CallName;
  /** Shown when the server's response has no message. */
  failed: string;
  /** Shown when there is no response. */
  unreachable: string;
  /** Set where the server's message is shown in addition to `failed` and not in its place. */
  beside?: true;
  /** Prepares the page so that one press makes the call. Returns the button to press and an entry that must be kept. */
  prepare: (page: Page, app: AppProcess) => Promise<{ button: string; kept: [label: string, value: string] }>;
};

/** Opens the sign-up form and asks for a code. Returns the code from the outbox. */
async function askForCode(page: Page, app: AppProcess): Promise<Visitor & { code: string }> {
  const visitor = makeVisitor();
  await open(page, '/sign-up');
  await fill(page, 'Email', visitor.email);
  await press(page, 'Send OTP');
  await expect(page.getByText('OTP sent to your email. Please check your inbox.')).toBeVisible();
  const code = await readCode(app, visitor.email);
  await fill(page, 'OTP', code);
  return { ...visitor, code };
}

/** Goes to the second step of a password reset and types the code. */
async function recover(page: Page, app: AppProcess): Promise<Visitor & { code: string }> {
  const visitor = await createAccount(app);
  await open(page, '/forgot-password');
  await fill(page, 'Email', visitor.email);
  const code = await codeAfter(app, visitor.email, async () => {
    await press(page, 'Send OTP');
    await expect(page.getByText('OTP sent to your email.')).toBeVisible();
  });
  await fill(page, 'OTP', code);
  return { ...visitor, code };
}

const screens: Record<string, Screen> = {
  'asking for a sign-up code': {
    call: 'sendSignUpCode',
    failed: 'Failed to send OTP.',
    unreachable: 'Error while sending OTP.',
    prepare: async (page) => {
      await open(page, '/sign-up');
      await fill(page, 'Email', 'asha@mail.example');
      return { button: 'Send OTP', kept: ['Email', 'asha@mail.example'] };
    },
  },
  'verifying a sign-up code': {
    call: 'verifyCode',
    failed: 'Invalid OTP. Try again.',
    unreachable: 'Error while verifying OTP.',
    prepare: async (page, app) => {
      const { code } = await askForCode(page, app);
      return { button: 'Verify', kept: ['OTP', code] };
    },
  },
  'signing up': {
    call: 'signUp',
    failed: 'Something went wrong. Please try again.',
    unreachable: 'An error occurred while connecting to the server.',
    prepare: async (page, app) => {
      const { name, password } = await askForCode(page, app);
      await press(page, 'Verify');
      await expect(page.getByText('OTP verified successfully!')).toBeVisible();
      await fillInPerson(page, name);
      await fill(page, 'Password', password);
      await fill(page, 'Confirm password', password);
      return { button: 'Sign Up', kept: ['Name', name] };
    },
  },
  'logging in': {
    call: 'logIn',
    failed: 'Something went wrong. Please try again.',
    unreachable: 'An error occurred while connecting to the server.',
    prepare: async (page) => {
      await open(page, '/login');
      await fill(page, 'Email', 'asha@mail.example');
      await fill(page, 'Password', 'monsoon-line');
      return { button: 'Login', kept: ['Email', 'asha@mail.example'] };
    },
  },
  'asking for a code to reset the password': {
    call: 'sendResetCode',
    failed: 'Failed to send OTP. Please try again.',
    unreachable: 'An error occurred. Please try again.',
    prepare: async (page) => {
      await open(page, '/forgot-password');
      await fill(page, 'Email', 'asha@mail.example');
      return { button: 'Send OTP', kept: ['Email', 'asha@mail.example'] };
    },
  },
  'verifying that code': {
    call: 'verifyCode',
    failed: 'Invalid OTP. Please try again.',
    unreachable: 'An error occurred. Please try again.',
    prepare: async (page, app) => {
      const { code } = await recover(page, app);
      return { button: 'Verify OTP', kept: ['OTP', code] };
    },
  },
  'resetting the password': {
    call: 'resetPassword',
    failed: 'Something went wrong. Please try again.',
    unreachable: 'An error occurred while connecting to the server.',
    prepare: async (page, app) => {
      await recover(page, app);
      await press(page, 'Verify OTP');
      await expectAt(page, '/reset-password');
      await fill(page, 'New Password', 'monsoon-line-anew');
      await fill(page, 'Confirm New Password', 'monsoon-line-anew');
      return { button: 'Reset password', kept: ['New Password', 'monsoon-line-anew'] };
    },
  },
  'saving the profile': {
    call: 'updateProfile',
    failed: 'Failed to update profile.',
    unreachable: 'Server error while updating profile.',
    beside: true,
    prepare: async (page, app) => {
      await startSession(page, app);
      await open(page, '/edit-profile');
      await fill(page, 'Name', 'Asha R.');
      return { button: 'Save changes', kept: ['Name', 'Asha R.'] };
    },
  },
};

for (const [title, { call, failed, unreachable, beside, prepare }] of Object.entries(screens)) {
  test(`${title} reports each kind of fault with its own message and keeps the typed entries`, async ({
    page,
    app,
    consoleGuard,
  }) => {
    consoleGuard.expected.push(/Failed to load resource/);
    const {
      button,
      kept: [label, value],
    } = await prepare(page, app);
    const messages: Record<FaultName, string[]> = {
      silent: [failed],
      message: beside ? [failed, wordsOfRefusal] : [wordsOfRefusal],
      page: [failed],
      network: [unreachable],
    };
    const sent = recordCalls(page, call);
    for (const name of faultNames) {
      await test.step(name, async () => {
        await failOnce(page, call, name);
        await press(page, button);
        const alert = page.locator('[role=alert], [role=alertdialog]');
        for (const words of messages[name]) await expect(alert).toContainText(words);
        await expect(page.getByText('502')).toBeHidden();
        const close = page.getByRole('button', { name: 'Continue' });
        if (beside) await close.click();
        await expect(alert.filter({ hasText: 'Continue' })).toBeHidden();
        await ready(page);
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
      });
    }
    expect(sent).toHaveLength(faultNames.length);
  });
}

test('a profile that cannot be loaded says so, offers to try again, and cannot be overwritten', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/Failed to load resource/);
  const visitor = await startSession(page, app);
  const main = page.getByRole('main');
  for (const [index, name] of faultNames.entries()) {
    await failOnce(page, 'loadProfile', name);
    if (index === 0) await page.goto('/edit-profile');
    else await press(page, 'Retry');
    await ready(page);
    if (name === 'message') await expect(main).toContainText(wordsOfRefusal);
    else await expect(main).not.toContainText(wordsOfRefusal);
    await expect(main).toContainText(
      name === 'network' ? 'Server error while fetching profile.' : 'Failed to fetch profile.',
    );
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  }
  await press(page, 'Retry');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(visitor.name);
});

test('logging out in one tab logs the other out, too, and deletes the drafts', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  await open(page, '/consultation-form');
  await fill(page, 'Name', visitor.name);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const other = await page.context().newPage();
  await open(other, '/settings');
  await press(other, 'Logout');
  const question = other.getByRole('alertdialog', { name: 'Logout' });
  await expect(question).toContainText('Are you sure you want to log out?');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('You have been logged out successfully.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Please Log In or Sign Up' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'You need to log in!' })).toBeVisible();
  const stored = await other.evaluate(() => JSON.stringify(window.localStorage));
  expect(stored).not.toContain(visitor.name);
  expect(stored).not.toContain(visitor.email);
});

test('on no phone is the full stop after the address of an account on a line of its own', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  await open(page, '/login');
  const sentence = page.getByText(/^You are already logged in as/);
  /** Top edges of the last two characters. */
  const topsOf = (element: Element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last = text.nextNode()!;
    for (let node = text.nextNode(); node; node = text.nextNode()) last = node;
    const { length } = last.nodeValue!;
    return [length - 2, length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(last, at);
      range.setEnd(last, at + 1);
      return Math.round(range.getBoundingClientRect().top);
    });
  };
  // A full stop is 4 px wide, so steps of 2 px cannot miss a width at which it wraps.
  for (let width = 320; width <= 412; width += 2) {
    await page.setViewportSize({ width, height: 740 });
    const [last, stop] = await sentence.evaluate(topsOf);
    expect(stop, `${width} px`).toBe(last);
  }
});
