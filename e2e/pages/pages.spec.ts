import { paths } from '../../contract/paths.ts';
import { axeOn, colourRules, violationsOf } from '../support/accessibility.ts';
import { startSession } from '../support/session.ts';
import { stickingOutAt, tooWideWithLargeText } from '../support/layout/stickingOut.ts';
import { expect, manifest, ready, test } from '../support/test.ts';

const addresses = [...Object.keys(manifest.pages), '/no-such-page'];

/** The browser itself reports the 404 of the page that does not exist on the console. */
const notFound = /404 \(Not Found\)/;

/** Sum of all layout shifts without input so far (Cumulative Layout Shift without session windows). */
const layoutShift = () =>
  new Promise<number>((done) => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const sum = () => {
      const all = [...shifts, ...observer.takeRecords()] as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[];
      done(all.filter((shift) => !shift.hadRecentInput).reduce((total, { value }) => total + value, 0));
    };
    // Buffered entries are delivered in a task of their own, before the frame after the next.
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(sum)));
  });

/** The visible headings that skip a level or come before the page's h1. */
const misplacedHeadings = () => {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  );
  const levelOf = (heading?: Element) => Number(heading?.localName.slice(1) ?? 0);
  return headings
    .filter((heading, at) => levelOf(heading) > levelOf(headings[at - 1]) + 1)
    .map(({ textContent }) => textContent);
};

test('search engines may list every page, and none that does not exist', async ({ request }) => {
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    expect(html.includes('content="noindex"'), address).toBe(address === '/no-such-page');
  }
});

for (const address of addresses) {
  test.describe(address, () => {
    test.beforeEach(async ({ page, app, consoleGuard }) => {
      if (address === '/no-such-page') consoleGuard.expected.push(notFound);
      // Without a session this page redirects to the login.
      if (address === paths.editProfile) await startSession(page, app);
    });

    test('has no accessibility violation, light or dark, narrow or wide', async ({ page }) => {
      await page.goto(address);
      await ready(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute(`data-${colorScheme}`, '');
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          // WCAG 2.2 requires targets of 24 px; axe checks that only if the rule is enabled.
          const rules = { 'target-size': { enabled: true } };
          const axe = (await axeOn(page)).options({ resultTypes: ['violations'], rules });
          if (colorScheme === 'dark') axe.withRules(colourRules);
          expect(await violationsOf(axe), `${colorScheme} at ${width} px`).toEqual([]);
        }
      }
    });

    test('is hydrated, well ordered, and nothing of it sticks out in any window', async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('h1')?.setAttribute('data-from', 'html');
        });
      });
      await page.goto(address);
      await ready(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveAttribute('data-from', 'html');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(misplacedHeadings)).toEqual([]);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        // The guard's modal dialog hides the page behind it from the accessibility tree.
        await expect(page.getByRole(landmark, { includeHidden: true })).toHaveCount(1);
      }
      expect(await page.evaluate(layoutShift), 'layout shift').toBeLessThan(0.02);
      expect(await stickingOutAt(page)).toEqual([]);
      expect(await tooWideWithLargeText(page), 'text of twice the size').toEqual([]);
    });
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(
    Object.keys(manifest.pages).map(async (address) => {
      const html = await (await request.get(address)).text();
      return [/<title>(.+?)<\/title>/.exec(html)?.[1], /name="description" content="(.+?)"/.exec(html)?.[1]];
    }),
  );
  expect(heads.flat().every(Boolean)).toBe(true);
  expect(new Set(heads.flat()).size).toBe(heads.length * 2);
});

/** The heading of the page at each address (specification ROUTE). */
const headingAt = {
  '/': 'Kolam Works: software, data and connected devices',
  '/about-us': 'Dots first. Then the line.',
  '/careers': 'Join Our Team',
  '/positions': 'Explore Our Teams & Roles',
  '/contact': 'Contact',
  '/privacy-policy': 'Privacy Policy',
  '/terms-and-conditions': 'Terms and Conditions',
  '/shop': 'Coming Soon',
  '/services/web-development': 'Web Development',
  '/services/AI-solutions': 'AI Solutions',
  '/services/business-analytics': 'Business Analytics',
  '/services/iot-integrations': 'IoT Integrations',
  '/services/app-development': 'App Development',
  '/services/customer-care-bot': 'Customer Care Bot',
  '/services/ui-ux-design': 'UI/UX Design',
  '/services/it-consultant': 'IT Consultant',
  '/services/cloud-solutions': 'Cloud Solutions',
  '/sign-up': 'Create account',
  '/login': 'Log in',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'Reset password',
  '/settings': 'Settings',
  '/edit-profile': 'Edit profile',
  '/partnership': 'Two firms, one line of work',
  '/service-application': 'Service request',
  '/job-application': 'Job application',
  '/internship-application': 'Internship application',
  '/partnership-application': 'Partnership application',
  '/consultation-form': 'Consultation request',
};

test('each of the 29 addresses is the page it names', async ({ request }) => {
  const found = await Promise.all(
    Object.keys(manifest.pages).map(async (address) => {
      const html = await (await request.get(address)).text();
      const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
      return [address, heading.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')];
    }),
  );
  expect(Object.fromEntries(found)).toEqual(headingAt);
});

test('on a phone held sideways an unknown address shows its text and the links', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(notFound);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/no-such-page');
  await ready(page);
  const main = page.getByRole('main');
  for (const part of [
    main.getByRole('heading'),
    main.getByText('404 Not Found', { exact: true }),
    main.getByText('There is no page at'),
    main.getByRole('link', { name: 'Home' }),
    main.getByRole('button', { name: 'Back' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('an unknown address answers with 404 and the way home', async ({ page, consoleGuard }) => {
  consoleGuard.expected.push(notFound);
  const response = await page.goto('/services/quantum-tea');
  expect(response?.status()).toBe(404);
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
