import { randomBytes } from 'node:crypto';
import { paths, servicePaths } from '../../contract/paths.ts';
import { company } from '../../src/content/company.ts';
import { contactCopy } from '../../src/content/marketing/contact.ts';
import { checkNoOverflow } from '../support/accessibility.ts';
import { drawInFonts } from '../support/layout/drawInFonts.ts';
import { startSession } from '../support/session.ts';
import { expect, open, ready, test } from '../support/test.ts';
import { createAccount, makeVisitor } from '../support/visitor.ts';

// What pages show in small windows: lines, columns and lengths that no check of every page looks at.

test('a long address of an account makes no page wider than a narrow window', async ({ page, app }) => {
  const visitor = { ...makeVisitor(), email: `asha.${randomBytes(20).toString('hex')}@mail.example` };
  await startSession(page, app, await createAccount(app, visitor));
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
    await startSession(page, app, await createAccount(app, visitor));
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
    // Just behind the chips, whose lower edge is 118 px below that of the window.
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
  await startSession(page, app);
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
