import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import { careersCopy } from '../../src/content/marketing/careers.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { logInWith } from '../support/session.ts';
import { holdScripts } from '../support/lateScripts.ts';
import { scrollTo, scrollToAndClick } from '../support/scrollTo.ts';
import { fill, fillInPerson, press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { codeAfter, createAccount, logIn, makeVisitor } from '../support/visitor.ts';
import type { Visitor } from '../support/visitor.ts';

// Ways back: to the wanted page, to the page before, and to the scroll position on it.

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const guardOf = (page: Page) => page.getByRole('dialog', { name: 'You need to log in!' });
const inMain = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('main').getByRole(role, { name, exact: true });

/** Follows the first opening of the careers page to its form and on to the login. */
async function leadToLogin(page: Page) {
  await open(page, paths.careers);
  await inMain(page, 'link', 'Apply Now').first().click();
  await expectAt(page, paths.jobApplication);
  await guardOf(page).getByRole('button', { name: 'Login' }).click();
  await expectAt(page, paths.login);
}

/** Logs in with the form, which has the email already; it leads back to the application for the opening. */
async function logInAndReturn(page: Page, { email, password }: Visitor) {
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fill(page, 'Password', password);
  await press(page, 'Login');
  await page
    .getByRole('dialog', { name: 'Welcome Back!' })
    .getByRole('button', { name: 'Back to your application' })
    .click();
  await expectAt(page, paths.jobApplication);
  await expect(page.getByText('Applying for SEO Specialist')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Part-Time' })).toBeChecked();
}

const askForCode = (page: Page, app: AppProcess, email: string) =>
  codeAfter(app, email, async () => {
    await press(page, 'Send OTP');
    await expect(page.getByText(/^OTP sent to your email\./)).toBeVisible();
  });

test.describe('the wanted page', () => {
  test('is offered after an account was created on the way, through reloads and full loads', async ({
    page,
    app,
  }) => {
    const visitor = makeVisitor();
    await leadToLogin(page);
    await page.reload();
    await ready(page);
    await inMain(page, 'link', 'Sign Up').click();
    await expectAt(page, paths.signUp);
    await open(page, paths.signUp);
    await fill(page, 'Email', visitor.email);
    await fill(page, 'OTP', await askForCode(page, app, visitor.email));
    await press(page, 'Verify');
    await expect(page.getByText('OTP verified successfully!')).toBeVisible();
    await fillInPerson(page, visitor.name);
    await fill(page, 'Password', visitor.password);
    await fill(page, 'Confirm password', visitor.password);
    await press(page, 'Sign Up');
    await expectAt(page, paths.login);
    await page.reload();
    await ready(page);
    await logInAndReturn(page, visitor);
  });

  test('is offered after a new password, and the code step survives a reload and Back', async ({
    page,
    app,
  }) => {
    const visitor = await createAccount(app);
    const password = `${visitor.password}-anew`;
    await leadToLogin(page);
    await fill(page, 'Email', visitor.email);
    await inMain(page, 'link', 'Forgot Password').click();
    await expectAt(page, paths.forgotPassword);
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
    const code = await askForCode(page, app, visitor.email);
    await page.reload();
    await ready(page);
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
    await page.goForward();
    await expect(page.getByText(visitor.email)).toBeVisible();
    await fill(page, 'OTP', code);
    await press(page, 'Verify OTP');
    await expectAt(page, paths.resetPassword);
    await page.reload();
    await ready(page);
    await fill(page, 'New Password', password);
    await fill(page, 'Confirm New Password', password);
    await press(page, 'Reset password');
    await expectAt(page, paths.login);
    await logInAndReturn(page, { ...visitor, password });
  });

  test('is offered to a visitor who opens the profile without a session, and the login is shown before any script', async ({
    page,
    app,
  }) => {
    const visitor = await createAccount(app);
    await open(page, paths.careers);
    const release = await holdScripts(page);
    await page.goto(paths.editProfile);
    await expect(page).toHaveURL(paths.login);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    release();
    await ready(page);
    await fill(page, 'Email', visitor.email);
    await fill(page, 'Password', visitor.password);
    await press(page, 'Login');
    await page.getByRole('dialog').getByRole('button', { name: 'Back to where you were' }).click();
    await expectAt(page, paths.editProfile);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(visitor.name);
    await page.reload();
    await ready(page);
    await expect(page).toHaveURL(paths.editProfile);
    // The login was only on the way here; Back skips it.
    await inMain(page, 'button', 'Back').click();
    await expectAt(page, paths.careers);
  });
});

test.describe('a place on a page', () => {
  test('belongs to its history entry: a typed address opens at its top, a reload and Back restore the position', async ({
    page,
  }) => {
    await open(page, paths.privacyPolicy);
    await page.evaluate(() => window.scrollTo(0, 2000));
    // Measured by a heading, because with fallback fonts (if the fonts came too late) there may be one more line above.
    const topOfThird = () =>
      page
        .locator('main h2')
        .nth(2)
        .evaluate((heading) => heading.getBoundingClientRect().top);
    const left = await topOfThird();
    const movedBy = async () => Math.abs((await topOfThird()) - left);
    await page.goto(paths.login);
    await ready(page);
    expect(await scrollOf(page)).toBe(0);
    await page.goBack();
    await expectAt(page, paths.privacyPolicy);
    await expect.poll(movedBy).toBeLessThan(2);
    await page.reload();
    await ready(page);
    await expect.poll(movedBy).toBeLessThan(2);
    await open(page, paths.termsAndConditions);
    expect(await scrollOf(page)).toBe(0);
  });

  test('a scroll position that was reached before the scripts is kept when they come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.privacyPolicy);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
    const reached = await scrollOf(page);
    release();
    await ready(page);
    expect(await scrollOf(page)).toBe(reached);
  });

  test('is found by an entry that was left within a document, and entered by another', async ({ page }) => {
    await open(page, paths.aboutUs);
    await page.evaluate(() => window.scrollTo(0, 900));
    await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
    await expectAt(page, paths.careers);
    await page.goto(paths.login);
    await ready(page);
    // In a task of its own, because the page may be gone before the evaluation has returned.
    await page.evaluate(() => {
      setTimeout(() => window.history.go(-2));
    });
    await expectAt(page, paths.aboutUs);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(800);
  });

  test('is kept on a page that was left asleep, although its script comes late', async ({ page }) => {
    const release = await holdScripts(page, '**/static/js/aboutUs.*');
    await open(page, paths.aboutUs);
    const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await scrollTo(careers);
    const left = await scrollOf(page);
    await careers.click();
    await expectAt(page, paths.careers);
    await page.goBack();
    await expect(page).toHaveURL(paths.aboutUs);
    release();
    await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
    await ready(page);
    await expect.poll(() => scrollOf(page)).toBe(left);
  });
});

test.describe('Back leads to the page before', () => {
  test('Back leads to the page before after a URL was typed, and after a reload', async ({ page }) => {
    await open(page, paths.careers);
    await open(page, paths.jobApplication);
    await page.reload();
    await ready(page);
    await guardOf(page).getByRole('button', { name: 'Back' }).click();
    await expectAt(page, paths.careers);
    await open(page, paths.login);
    await press(page, 'Back');
    await expectAt(page, paths.careers);
    await open(page, paths.signUp);
    await press(page, 'Back');
    await expectAt(page, paths.careers);
  });

  test('Back of the profile leads to the page before', async ({ page, app }) => {
    await logInWith(page, await logIn(app, await createAccount(app)));
    await open(page, paths.careers);
    await open(page, paths.editProfile);
    await press(page, 'Back');
    await expectAt(page, paths.careers);
  });

  test('the browser’s Back and Forward show the other page before the scripts of a reloaded page are there', async ({
    page,
  }) => {
    await open(page, paths.careers);
    await inMain(page, 'link', 'Home').click();
    await expectAt(page, paths.home);
    const release = await holdScripts(page);
    await page.reload();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: careersCopy.hero.heading })).toBeVisible();
    await page.goForward({ waitUntil: 'commit' });
    await expect(page.getByRole('group', { name: /^Slide 1 / })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expectAt(page, paths.careers);
    await inMain(page, 'link', 'Apply Now').first().click();
    await expectAt(page, paths.jobApplication);
  });

  for (const knows of [true, false])
    test(`Back leads to the page whose link was followed before the scripts, in a browser ${knows ? 'with' : 'without'} a list of its entries`, async ({
      page,
    }) => {
      if (!knows) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      const release = await holdScripts(page);
      await page.goto(paths.careers);
      await inMain(page, 'link', 'Apply Now').first().click();
      await expect(page).toHaveURL(paths.jobApplication);
      release();
      await ready(page);
      await guardOf(page).getByRole('button', { name: 'Back' }).click();
      await expectAt(page, paths.careers);
    });

  for (const knows of [true, false])
    test(`Back leads home and never to another site, in a browser ${knows ? 'with' : 'without'} a list of its entries`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.expected.push(/^foreign request/);
      if (!knows) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await page.route('http://elsewhere.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
      );
      await page.goto('http://elsewhere.example/');
      await open(page, paths.login);
      await press(page, 'Back');
      await expectAt(page, paths.home);
    });
});

test('Back to a page on which another colour mode was chosen keeps the mode that was chosen last', async ({
  page,
}) => {
  const colours = page.getByRole('contentinfo').getByRole('group');
  await open(page, paths.aboutUs);
  await scrollToAndClick(colours.getByText('Dark', { exact: true }));
  await expect(page.locator('html')).toHaveAttribute('data-dark');
  await open(page, paths.careers);
  await scrollToAndClick(colours.getByText('Light', { exact: true }));
  await expect(page.locator('html')).toHaveAttribute('data-light');
  await page.goBack();
  await ready(page);
  await colours.hover();
  await expect(page.locator('[data-island="footer"]')).toHaveAttribute('data-awake');
  await expect(colours.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-light');
});

test.describe('a choice that a link hands over before the scripts arrives', () => {
  const links: { from: Path; name: string; at?: 'contentinfo'; service?: string; jobType?: string }[] = [
    { from: paths.home, name: 'Apply full-time', jobType: 'Full-Time' },
    { from: paths.home, name: 'Apply part-time', jobType: 'Part-Time' },
    { from: paths.shop, at: 'contentinfo', name: 'Full-Time Jobs', jobType: 'Full-Time' },
    { from: paths.careers, name: 'Apply Now', jobType: 'Part-Time' },
    { from: paths.jobApplication, at: 'contentinfo', name: 'Full-Time Jobs', jobType: 'Full-Time' },
    { from: paths.customerCareBot, name: 'Apply Now', service: 'Chat bot' },
  ];
  for (const { from, at = 'main', name, service, jobType } of links)
    test(`${name} on ${from}`, async ({ page, app }) => {
      await logInWith(page, await logIn(app, await createAccount(app)));
      const release = await holdScripts(page);
      await page.goto(from);
      await scrollToAndClick(page.getByRole(at).getByRole('link', { name, exact: true }).first());
      await expect(page).toHaveURL(service ? paths.serviceApplication : paths.jobApplication);
      release();
      await ready(page);
      if (service) await expect(page.getByLabel('Service type')).toHaveValue(service);
      else await expect(page.getByRole('radio', { name: jobType! })).toBeChecked();
      if (from === paths.careers) await expect(page.getByText('Applying for SEO Specialist')).toBeVisible();
    });
});

test('account pages begin with the focus in their first question', async ({ page }) => {
  await open(page, paths.login);
  await expect(page.getByLabel('Email')).toBeFocused();
  await inMain(page, 'link', 'Sign Up').click();
  await expectAt(page, paths.signUp);
  await expect(page.getByLabel('Email')).toBeFocused();
  await inMain(page, 'link', 'Login').click();
  await expectAt(page, paths.login);
  await fill(page, 'Email', 'asha@mail.example');
  await inMain(page, 'link', 'Forgot Password').click();
  await expectAt(page, paths.forgotPassword);
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await scrollOf(page)).toBe(0);
});
