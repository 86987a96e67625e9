import type { Page } from '@playwright/test';
import { encode, rehydratedMark } from '../../src/app/store/persistedCodec.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { formPaths, question } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';
import type { Visitor } from '../support/visitor.ts';

/** Messages between ports are dropped while `isLeaving`; `dropped` counts them. */
type Ports = { isLeaving: boolean; dropped: number };

// The headless shell has no back/forward cache. What Firefox does there is done to the page by hand: it drops messages
// between `pagehide` and `pageshow`, and React's scheduler waits for one of them.
test('a page that rendered while it went into the back/forward cache works when Back restores it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ports = Object.assign(window, { isLeaving: false, dropped: 0 } satisfies Ports);
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its port
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function postUnlessLeaving(this: MessagePort, message: unknown) {
      if (ports.isLeaving) ports.dropped += 1;
      else post.call(this, message);
    };
  });
  await page.goto('/');
  await ready(page);
  // The slides follow whether the tab is hidden from now on.
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true', {
    timeout: 10_000,
  });
  const dropped = await page.evaluate(async () => {
    const ports = window as unknown as Ports;
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    ports.isLeaving = true;
    // React posts no message while one of it is on its way already, which arrives.
    for (let changes = 1; ports.dropped === 0 && changes < 20; changes += 1) {
      setHidden(changes % 2 === 1);
      await new Promise((done) => setTimeout(done));
    }
    ports.isLeaving = false;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    setHidden(false);
    return ports.dropped;
  });
  expect(dropped).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expectAt(page, '/contact');
});

/**
 * Somebody fills in a form, and leaves it by a link to another document. There the session ends as in `session`, and Back
 * restores the form. In Chromium the tab becomes visible before `pageshow`.
 */
async function comeBackTo(page: Page, session: object) {
  await open(page, formPaths.service);
  await question(page, 'Project details').fill('Only for my own eyes');
  await expect(page.getByText(/^Draft saved/).first()).toBeAttached();
  await page.evaluate(
    ({ stored, isLogout }) => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      // Writes of this document fire no storage event in it, and a page in the cache gets none either.
      window.localStorage.setItem('persist:auth', stored);
      if (isLogout) window.localStorage.removeItem('persist:drafts');
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    { stored: encode({ ...session, ...rehydratedMark }), isLogout: !('lapsed' in session) },
  );
}

async function logInAnew(page: Page, app: AppProcess): Promise<Visitor> {
  const visitor = await startSession(page, app);
  return visitor;
}

test('Back after a logout shows nothing of a form that the account had filled in', async ({ page, app }) => {
  const { email } = await logInAnew(page, app);
  await comeBackTo(page, { token: null });
  await expect(question(page, 'Project details')).toHaveValue('');
  await ready(page);
  await expect(question(page, 'Email')).not.toHaveValue(email);
  await expect(question(page, 'Email')).toBeVisible();
});

test('Back after another account has logged in shows it an empty form', async ({ page, app }) => {
  await logInAnew(page, app);
  const second = await createAccount(app);
  await comeBackTo(page, { token: await logIn(app, second) });
  await expect(question(page, 'Project details')).toHaveValue('');
  await ready(page);
  await expect(question(page, 'Email')).toHaveValue(second.email);
});

test('Back after the session has run out shows the form with its entries', async ({ page, app }) => {
  await logInAnew(page, app);
  await comeBackTo(page, { token: null, lapsed: true });
  await expect(question(page, 'Project details')).toHaveValue('Only for my own eyes');
  await expect(question(page, 'Project details')).toBeVisible();
});
