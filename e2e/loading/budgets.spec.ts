import type { Figure } from '../../tooling/checks/budgets/budgets.ts';
import * as constants from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { checkAccessibility } from '../support/accessibility.ts';
import {
  checkBudgets,
  countRecalculated,
  figuresOf,
  loadFigures,
  phone,
  styleFigures,
} from '../support/budgets/budgets.ts';
import { countFromTheStart, countsOf, islandsOn, rest } from '../support/budgets/counters.ts';
import { allScripts, fetchedBy, holds, libraries, sumOf, textOfScript } from '../support/budgets/fetched.ts';
import type { Fetched } from '../support/budgets/fetched.ts';
import { logInWith } from '../support/session.ts';
import { expect, manifest, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';

// Counts what a page does on a phone without being used. The figures are the same on every machine; their limits are in
// tooling/checks/budgets/budgets.ts.

test.use(phone);

/** Islands of the home page that wake by themselves: the hero, which moves in the first view, and the page around it. */
const awakeAtRest = ['hero', 'page'];

/** ms; the carousel's library, which inserts styles, is not needed until shortly before the first change of slides. */
const carouselNotBefore = constants.carouselInterval - 1000;

const textPages = [
  paths.privacyPolicy,
  paths.termsAndConditions,
  paths.aboutUs,
  paths.webDevelopment,
] as const;

test('the texts by which scripts of libraries are recognised are in the built site', () => {
  const scripts = allScripts();
  const found = libraries.filter((library) => scripts.some((script) => holds(script, library)));
  expect(found).toEqual(libraries);
});

test('no script contains the path of the folder in which the site was built', () => {
  expect(allScripts().filter((script) => textOfScript(script).includes('file:///'))).toEqual([]);
});

test('no script asks again for one that every page has', () => {
  const names = allScripts().flatMap((script) => /^\/static\/js\/(\w+)\.\w+\.js$/.exec(script)?.[1] ?? []);
  expect(names).toContain('main');
  const request = new RegExp(`\\.e\\("?(?:${names.join('|')})"?\\)`);
  expect(allScripts().filter((script) => request.test(textOfScript(script)))).toEqual([]);
});

test('the home page at rest keeps its budgets, and nothing is wrong with it for axe', async ({
  page,
  browser,
}) => {
  await countFromTheStart(page);
  const homeStyleRecalculation = await countRecalculated(browser, page, async () => {
    await page.goto(paths.home);
    await rest(page, 'load', carouselNotBefore);
    checkBudgets(await styleFigures(page, paths.home));
    await rest(page, 'load', 3000);
    expect.soft(await islandsOn(page, 'awake')).toEqual(awakeAtRest);
    await rest(page, 'navigation', 5000);
  });
  await rest(page, 'load', 6000);
  checkBudgets(await loadFigures(page, paths.home));
  expect.soft((await countsOf(page)).lateLargest).toEqual([]);

  const scripts = await fetchedBy(page, '.js');
  const isCarousel = ({ file }: Fetched) => holds(file, 'carousel') || file.includes('/carousel.');
  const homeScripts = sumOf(scripts.filter((script) => !isCarousel(script)));
  const carouselScripts = sumOf(scripts.filter(isCarousel));
  checkBudgets(figuresOf(paths.home, { homeStyleRecalculation, homeScripts, carouselScripts }));
  const early = scripts.filter((script) => isCarousel(script) && script.afterLoad < carouselNotBefore);
  expect.soft(early).toEqual([]);
  const needless = scripts.filter(
    ({ file }) =>
      /\/(api|application)\./.test(file) ||
      (['formik', 'yup', 'rtkQuery'] as const).some((library) => holds(file, library)),
  );
  expect.soft(needless).toEqual([]);

  await checkAccessibility(page, 'at rest, not scrolled');
});

for (const address of textPages)
  test(`${address} at rest is the HTML it came as`, async ({ page }) => {
    await countFromTheStart(page);
    await page.goto(address);
    await rest(page, 'load', 3000);
    expect.soft(await islandsOn(page, 'awake')).toEqual([]);
    expect
      .soft(await islandsOn(page, 'asleep'))
      .toEqual(expect.arrayContaining(['footer', 'header', 'page']));
    checkBudgets(await styleFigures(page, address));
    expect.soft((await countsOf(page)).lateLargest).toEqual([]);
  });

test('the styles of the job application are calculated once while it asks for a login', async ({
  page,
  browser,
}) => {
  const applicationStyleRecalculation = await countRecalculated(browser, page, async () => {
    await page.goto(paths.jobApplication);
    await rest(page, 'navigation', 5000);
  });
  checkBudgets(figuresOf(paths.jobApplication, { applicationStyleRecalculation }));
});

test('no page moves by itself, or waits for scripts or drawings to have loaded', async ({ browser, app }) => {
  test.setTimeout(120_000);
  const token = await logIn(app, await createAccount(app));
  const addresses = Object.keys(manifest.pages);
  const figures: Figure[] = [];
  const visit = async (address: string) => {
    // Each page gets a context of its own, with an empty cache.
    const context = await browser.newContext({ ...phone, baseURL: app.url });
    const page = await context.newPage();
    await countFromTheStart(page);
    // Without a session this page redirects to the login.
    if (address === paths.editProfile) await logInWith(page, token);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    figures.push(...(await loadFigures(page, address)));
    await context.close();
  };
  const visitors = Array.from({ length: 4 }, async () => {
    for (let address = addresses.pop(); address; address = addresses.pop()) await visit(address);
  });
  await Promise.all(visitors);
  checkBudgets(figures);
});
