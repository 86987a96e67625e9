import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import { heroCopy } from '../../../src/content/home/hero.ts';
import { testimonialsCopy } from '../../../src/content/home/testimonialsCopy.ts';
import { testimonials } from '../../../src/content/home/testimonials.ts';
import { positionsCopy, teams } from '../../../src/content/marketing/positions.ts';
import { siteCopy } from '../../../src/content/site.ts';
import { scrollToAndClick } from '../scrollTo.ts';
import { dialogOn, dismiss, press } from '../steps.ts';
import { ready } from '../test.ts';
import type { Walk } from './walk.ts';

/** The content pages, in an order in which each has a link to the next one. */
const publicPaths: readonly Path[] = [
  paths.aboutUs,
  paths.careers,
  paths.positions,
  paths.privacyPolicy,
  paths.termsAndConditions,
  paths.shop,
  paths.partnership,
  paths.webDevelopment,
  paths.aiSolutions,
  paths.businessAnalytics,
  paths.iotIntegrations,
  paths.appDevelopment,
  paths.customerCareBot,
  paths.uiUxDesign,
  paths.cloudSolutions,
  paths.itConsultant,
  paths.consultationForm,
];

/** The other pages that a visitor without a session can open. */
const accountPaths: readonly Path[] = [paths.contact, paths.settings, paths.login, paths.forgotPassword];

/** Leaves the guard in front of a page by its login button. */
async function leaveGuard(page: Page): Promise<void> {
  await dialogOn(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(paths.login);
}

const chooseColours = (page: Page, mode: string) =>
  scrollToAndClick(page.getByRole('contentinfo').getByText(mode, { exact: true }));

/** Every content page, without a session. */
export async function readPages(walk: Walk): Promise<void> {
  await walk.begin('the pages that are there to be read', `${paths.home}?from=Qanari#Qanari`);
  await walk.see(paths.home);
  for (const path of publicPaths) {
    await walk.follow(path);
    await walk.see(path);
  }
  await leaveGuard(walk.page);
  await walk.handOver();
}

/** The pages of an account and those that need one, without a session. */
export async function openGuardedPages(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.begin('the pages of an account, without one', paths.contact);
  for (const path of accountPaths) {
    if (path !== paths.contact) await walk.follow(path);
    await walk.see(path);
  }
  await page.goBack();
  await walk.follow(paths.signUp);
  await walk.see(paths.signUp);
  for (const path of [paths.jobApplication, paths.internshipApplication, paths.partnershipApplication]) {
    await walk.follow(path);
    await expect(dialogOn(page)).toBeVisible();
    await walk.see(path);
    await leaveGuard(page);
  }
  await walk.see('login, on the way to an application');
  await walk.follow(paths.home);
  await walk.follow(paths.serviceApplication);
  await walk.see(paths.serviceApplication);
  await walk.handOver();

  await walk.begin('a new password, without an address', paths.resetPassword);
  await chooseColours(page, siteCopy.colourMode.light);
  await walk.see(paths.resetPassword);
  await walk.handOver();
}

/** Menus, tabs, dialogs, the carousel and the colour mode. */
export async function openAndClose(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await walk.begin('what opens and closes', paths.home);
  for (const menu of ['About', 'Services', 'SupportHub']) {
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await walk.see(`the menu ${menu}`);
  }
  await page.keyboard.press('Escape');
  await press(page, siteCopy.search);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await walk.see('the search');
  await page.getByRole('searchbox').fill('Qanari');
  await dismiss(page);
  await press(page, heroCopy.carousel.pause);
  await walk.see('slides stopped');
  for (const tab of ['Testing', 'IOT']) {
    await page.getByRole('tab', { name: tab }).click();
    await walk.see(`the tab ${tab}`);
  }
  await page.getByRole('button', { name: testimonialsCopy.more }).nth(1).click();
  await expect(dialogOn(page)).toContainText(testimonials[1]?.name ?? '');
  await walk.see('what a client says');
  await dismiss(page);
  for (const mode of [siteCopy.colourMode.dark, siteCopy.colourMode.light]) {
    await chooseColours(page, mode);
    await walk.see(`colours: ${mode}`);
  }
  await walk.follow(paths.positions);
  await page
    .getByRole('main')
    .getByRole('button', { name: teams[0]?.roles[0]?.name ?? '' })
    .click();
  await expect(dialogOn(page)).toBeVisible();
  await walk.see('a role');
  await dismiss(page);
  await press(page, positionsCopy.apply);
  await walk.see('applying');
  await walk.handOver();
}

/** A phone, where a drawer takes the place of the menus. */
export async function openDrawer(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.setViewportSize({ width: 360, height: 740 });
  await walk.begin('a phone', paths.home);
  await walk.see('home on a phone');
  await press(page, siteCopy.openMenu);
  await expect(page.getByRole('dialog', { name: siteCopy.mainNavigation })).toBeVisible();
  await walk.see('the drawer');
  await page.getByRole('dialog').getByText('Services', { exact: true }).click();
  await walk.see('a group of the drawer');
  await page.getByRole('dialog').getByRole('link', { name: 'UI/UX Design' }).click();
  await expect(page).toHaveURL(paths.uiUxDesign);
  await walk.see('a service on a phone');
  await walk.follow(paths.positions);
  await page
    .getByRole('button', { name: teams[1]?.name ?? '' })
    .first()
    .click();
  await walk.see('one team');
  await walk.handOver();
}

/** An address without a page, and a page whose script does not arrive. */
export async function goAstray(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.begin('no page at this address', '/services/Qanari-tea?code=Qanari');
  await chooseColours(page, siteCopy.colourMode.dark);
  await walk.see('no page');
  await walk.handOver();

  // The error page is shown by the router of a page that is awake; before that, a link makes the browser load a document.
  await page.route('**/privacyPolicy.*.js', (route) => route.abort('failed'));
  await walk.begin('a page that does not arrive', paths.shop);
  await walk.follow(paths.aboutUs);
  await page.locator(`a[href="${paths.privacyPolicy}"]`).filter({ visible: true }).first().click();
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  // The error is there before the loading screen has left.
  await ready(page);
  await walk.see('a page did not arrive');
  await walk.handOver();
}
