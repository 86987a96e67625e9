import { randomBytes } from 'node:crypto';
import { paths, servicePaths } from '../../contract/paths.ts';
import { company } from '../../src/content/company.ts';
import { contactCopy } from '../../src/content/marketing/contact.ts';
import { axeOn, checkNoOverflow, colourRules, violationsOf } from '../support/accessibility.ts';
import { drawInFonts } from '../support/drawInFonts.ts';
import { logInWith } from '../support/session.ts';
import { stickingOutAt, tooWideWithLargeText } from '../support/stickingOut.ts';
import { expect, manifest, open, ready, test } from '../support/test.ts';
import { createAccount, logIn, makeVisitor } from '../support/visitor.ts';

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
      if (address === paths.editProfile) await logInWith(page, await logIn(app, await createAccount(app)));
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

test('a long address of an account makes no page wider than a narrow window', async ({ page, app }) => {
  const visitor = { ...makeVisitor(), email: `asha.${randomBytes(20).toString('hex')}@mail.example` };
  await logInWith(page, await logIn(app, await createAccount(app, visitor)));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [paths.login, paths.signUp, paths.settings, paths.editProfile, paths.jobApplication]) {
    await page.goto(path);
    await ready(page);
    if (path === paths.login) await expect(page.getByText(visitor.email)).toBeVisible();
    await checkNoOverflow(page, path);
  }
});

/** The first letter of each line of an element's text. */
const beginningsOfLines = (element: Element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: { letter: string; top: number }[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const [index, letter] of Array.from(text.textContent ?? '').entries()) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width > 0) letters.push({ letter, top: Math.round(top) });
    }
  return letters
    .filter(({ top }, index) => index > 0 && top > letters[index - 1]!.top + 2)
    .map(({ letter }) => letter);
};

for (const { what, local, domain, atLogin, inProfile } of [
  { what: 'an address', local: '', domain: 'handloom.example', atLogin: '@', inProfile: '@' },
  {
    what: 'a long address',
    local: '.meenakshisundaram',
    domain: 'weavers.chennai.example',
    atLogin: '.@.',
    inProfile: '.@',
  },
])
  test(`${what} of an account is broken in a narrow window before its @, and before its dots where it has to be`, async ({
    page,
    app,
  }) => {
    const visitor = makeVisitor();
    visitor.email = visitor.email.replace(/@.*/, `${local}@${domain}`);
    await logInWith(page, await logIn(app, await createAccount(app, visitor)));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, beginnings] of [
      [paths.login, atLogin],
      [paths.editProfile, inProfile],
    ] as const) {
      await page.goto(path);
      await ready(page);
      const address = page.getByRole('main').getByText(visitor.email);
      await expect(address).toBeVisible();
      await drawInFonts(page);
      expect((await address.evaluate(beginningsOfLines)).join(''), path).toBe(beginnings);
    }
  });

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

test('on the narrowest phone “Log In” and “Sign Up” in the settings’ heading are not broken between lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.settings);
  await ready(page);
  const heading = page.getByRole('heading', { name: 'Please Log In or Sign Up' });
  const lines = await heading.evaluate((element) => {
    const text = element.firstChild!;
    return [...text.textContent!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getBoundingClientRect().top;
    });
  });
  const [, log, into, , sign, up] = lines;
  expect(new Set(lines).size).toBe(2);
  expect([log, sign]).toEqual([into, up]);
});

test('on a phone the footer is at most 1,000 px long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.shop);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(1000);
});

test('where there is no room for the index, its teams stay in sight while roles are read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(paths.positions);
  await ready(page);
  const teams = page.getByRole('group', { name: 'Show roles of' });
  await page.getByRole('heading', { name: 'Finance', exact: true }).evaluate((heading) => {
    heading.scrollIntoView();
  });
  const current = teams.locator('[aria-current]');
  await expect(current).toHaveText(/Client Relations|HR|Finance/);
  await expect(current).toBeInViewport({ ratio: 1 });
  await teams.getByRole('button', { name: 'Data' }).click();
  await expect(page.getByRole('heading', { name: 'Data', exact: true })).toBeInViewport();
});

test('on a phone held sideways the team whose roles are in sight below the chips is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(paths.positions);
  await ready(page);
  const chips = page.getByRole('group', { name: 'Show roles of' });
  const roles = page.getByRole('region', { name: 'Frontend' }).getByRole('listitem');
  await roles.last().evaluate((role) => {
    // just behind the chips, whose lower edge is 118 px below that of the window
    window.scrollBy(0, role.getBoundingClientRect().bottom - 110);
  });
  await expect(chips).toBeInViewport();
  await expect(chips.locator('[aria-current]')).toHaveText(/^Backend/);
});

test('the firm’s name is not broken between lines in the heading of any service page', async ({ page }) => {
  for (const address of Object.values(servicePaths)) {
    await page.goto(address);
    const heading = page.getByRole('heading', { name: `Why Choose ${company.name} for` });
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await heading.evaluate((whole, name) => {
        const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
        const words = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const at = text.nodeValue!.indexOf(name);
          if (at < 0) continue;
          words.setStart(text, at);
          words.setEnd(text, at + name.length);
        }
        return words.getClientRects().length;
      }, company.name);
      expect(lines, `${address} at ${width} px`).toBe(1);
    }
  }
});

test('on a phone the buttons at the end of a form are as wide as its fields', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInWith(page, await logIn(app, await createAccount(app)));
  for (const [address, names] of [
    [paths.editProfile, ['Save changes', 'Back']],
    [paths.contact, ['Send feedback']],
  ] as const) {
    await open(page, address);
    const field = (await page.getByRole('main').getByRole('textbox').last().locator('..').boundingBox())!;
    for (const name of names) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).last();
      expect(await button.boundingBox(), name).toMatchObject({ x: field.x, width: field.width });
    }
  }
  // The links to the firm’s profiles on the contact page are in one row.
  const links = page.getByRole('list', { name: contactCopy.elsewhere }).getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('on the narrowest phone the figures of the morning page do not touch their weeks, and no name is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.businessAnalytics);
  await ready(page);
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: /^The last seven days/ }) });
  await rows.first().scrollIntoViewIfNeeded();
  const found = await rows.evaluateAll((all) =>
    all.map((row) => {
      const rightOf = (element: Element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return Math.max(...Array.from(words.getClientRects(), ({ right }) => right));
      };
      const name = row.querySelector('h4')!;
      return {
        gap: row.querySelector('svg')!.getBoundingClientRect().left - rightOf(row.querySelector('p')!),
        lines: Math.round(
          name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
        ),
      };
    }),
  );
  expect(found).toHaveLength(5);
  expect(found.filter(({ gap, lines }) => gap < 12 || lines > 2)).toEqual([]);
});

test('the cards of the opportunities are aligned with the left edge of their section, column by column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/');
  await ready(page);
  const section = page.getByRole('region', { name: 'Explore Opportunities' });
  // Sections far below the window are not laid out yet.
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
  const [heading, ...cards] = await section
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((element) => element.getBoundingClientRect().left));
  const [first, second] = cards;
  expect(first).toBe(heading);
  expect(second).toBeGreaterThan(350);
  expect(cards).toEqual([first, second, first, second]);
});

test('the opportunities are in one, two or four columns, never in three', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const section = page.getByRole('region', { name: 'Explore Opportunities' });
  const columnsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
    const edges = await section
      .getByRole('heading', { level: 3 })
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
    expect(edges).toHaveLength(4);
    return new Set(edges).size;
  };
  for (const width of [320, 599]) expect(await columnsAt(width), `${width} px`).toBe(1);
  for (const width of [600, 899, 900, 1024]) expect(await columnsAt(width), `${width} px`).toBe(2);
  for (const width of [1025, 1280, 1920]) expect(await columnsAt(width), `${width} px`).toBe(4);
});
