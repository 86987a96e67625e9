import { paths } from '../../contract/paths.ts';
import { homeCopy } from '../../src/content/home/home.ts';
import { testimonialsCopy } from '../../src/content/home/testimonialsCopy.ts';
import { contactCopy } from '../../src/content/marketing/contact.ts';
import { positionsCopy, teams } from '../../src/content/marketing/positions.ts';
import { drawInFonts } from '../support/layout/drawInFonts.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { dialogOn } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';

// Distances between parts, and where parts go when a row is full, in px.

test('the links to our profiles are in rows of equal length, and their names do not touch their borders', async ({
  page,
}) => {
  await open(page, paths.contact);
  await drawInFonts(page);
  const links = page.getByRole('list', { name: contactCopy.elsewhere }).getByRole('link');
  for (const [width, inRow] of [
    [320, 1],
    [360, 3],
    [768, 3],
    [1025, 3],
    [1280, 3],
    [1536, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const found = await links.evaluateAll((all) =>
      all.map((link) => {
        const { left, right, top } = link.getBoundingClientRect();
        const name = document.createRange();
        name.selectNodeContents([...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!);
        const words = name.getBoundingClientRect();
        return { top, space: Math.min(words.left - left, right - words.right) };
      }),
    );
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ top }) => top)).size, `rows at ${width} px`).toBe(3 / inRow);
    for (const { space } of found) expect(space, `beside a name at ${width} px`).toBeGreaterThan(5);
  }
});

test('the drawing above a whole testimonial begins where its words do', async ({ page }) => {
  await open(page, paths.home);
  await scrollToAndClick(page.getByRole('button', { name: testimonialsCopy.more }).first());
  const inset = await dialogOn(page).evaluate((dialog) => {
    const [line, title] = ['svg path', 'h2'].map((part) =>
      dialog.querySelector(part)!.getBoundingClientRect(),
    );
    return line!.left - title!.left;
  });
  expect(Math.abs(inset)).toBeLessThan(1.5);
});

test('a breadcrumb for which there is no room takes the sign before it to the next line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.customerCareBot);
  await drawInFonts(page);
  const rows = await page.locator('main nav ol').evaluate((list) => {
    const found = new Map<number, string[]>();
    for (const part of list.querySelectorAll('svg, a, span')) {
      const { top, height } = part.getBoundingClientRect();
      const middle = Math.round((top + height / 2) / 10);
      found.set(middle, [...(found.get(middle) ?? []), part.textContent || '>']);
    }
    return [...found.values()];
  });
  expect(rows).toEqual([
    ['Home', '>', 'Services'],
    ['>', 'Customer Care Bot'],
  ]);
});

test('on a tablet each step of a partnership is one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(paths.partnership);
  await drawInFonts(page);
  const steps = page.getByRole('region', { name: 'How a partnership starts' }).getByRole('listitem');
  const lines = await steps.locator('p').evaluateAll((all) =>
    all.map((text) => {
      const words = document.createRange();
      words.selectNodeContents(text);
      return words.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('the chips of the teams fade out at the edge of the window until the last one is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page, paths.positions);
  await drawInFonts(page);
  const chips = page.getByRole('group', { name: positionsCopy.teams.filter });
  const { y, height } = (await chips.boundingBox())!;
  /** A picture of a column of px through the chips. */
  const column = (x: number) => page.screenshot({ clip: { x, y, width: 1, height }, animations: 'disabled' });
  const ground = await column(2);
  expect((await column(690)).equals(ground), 'a chip is cut off').toBe(false);
  expect((await column(699)).equals(ground), 'it has faded out').toBe(true);

  await chips.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
  const last = (await chips.getByRole('button').last().boundingBox())!;
  const gutter = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(last.x + last.width).toBeCloseTo(700 - gutter!.x, 0);
});

test('the card of a team with one role is as wide when its team is chosen as among all', async ({ page }) => {
  await open(page, paths.positions);
  const chips = page.getByRole('group', { name: positionsCopy.teams.filter });
  for (const width of [640, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, roles } of teams.filter((team) => team.roles.length === 1)) {
      const card = page.getByRole('button', { name: roles[0]!.name });
      await chips.getByRole('button', { name: positionsCopy.teams.all }).click();
      const among = await card.boundingBox();
      await chips.getByRole('button', { name }).click();
      expect((await card.boundingBox())!.width, `${name} at ${width} px`).toBeCloseTo(among!.width, 0);
    }
  }
});

test('below the roles there is as much space as below the last panel of other pages', async ({ page }) => {
  const places = [
    [paths.partnership, page.locator('main section').last()],
    [paths.positions, page.locator('main section li').last()],
  ] as const;
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const spaces: number[] = [];
    for (const [path, last] of places) {
      await page.goto(path, { waitUntil: 'load' });
      // In one task: sections get their real heights while they come near the window, and move what is below them.
      const space = await last.evaluate((part) => {
        const footer = document.querySelector('footer')!;
        return footer.getBoundingClientRect().top - part.getBoundingClientRect().bottom;
      });
      spaces.push(Math.round(space));
    }
    expect(spaces[1], `at ${width} px`).toBe(spaces[0]);
  }
});

test('on a phone the three figures of the partnerships are equally far from the words above and below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.partnership);
  await drawInFonts(page);
  const stories = page.getByRole('region', { name: 'Three partnerships' }).getByRole('article');
  await stories.first().scrollIntoViewIfNeeded();
  const found = await stories.evaluateAll((all) =>
    all.map((story) => {
      const parts = [...story.querySelectorAll('svg path, svg circle, svg text')].map((part) =>
        part.getBoundingClientRect(),
      );
      return {
        top: Math.min(...parts.map(({ top }) => top)),
        bottom: Math.max(...parts.map(({ bottom }) => bottom)),
        title: story.querySelector('h3')!.getBoundingClientRect().top,
        end: story.querySelector('p')!.getBoundingClientRect().bottom,
      };
    }),
  );
  expect(found).toHaveLength(3);
  const below = found.map(({ title, bottom }) => title - bottom);
  const above = found.slice(1).map(({ top }, at) => top - found[at]!.end);
  for (const spaces of [below, above])
    expect(Math.max(...spaces) - Math.min(...spaces), spaces.join(', ')).toBeLessThan(5);
});

test('the fields that a partner finds are in lines of about equal length', async ({ page }) => {
  await page.goto(paths.partnership);
  await drawInFonts(page);
  const chips = page.getByRole('region', { name: 'Where we know the ground' }).getByRole('listitem');
  await chips.first().scrollIntoViewIfNeeded();
  for (const width of [360, 768, 1025, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await chips.evaluateAll((all) =>
      all.map((chip) => {
        const { top, left, right } = chip.getBoundingClientRect();
        return { top, left, right };
      }),
    );
    const lines = Object.values(Object.groupBy(boxes, ({ top }) => top)).map(
      (line) => line!.at(-1)!.right - line![0]!.left,
    );
    expect(lines.length, `lines at ${width} px`).toBeGreaterThan(1);
    if (width >= 1280) expect(lines, `lines at ${width} px`).toHaveLength(2);
    expect(lines.at(-1)! / Math.max(...lines), `at ${width} px: ${lines.join(', ')}`).toBeGreaterThan(0.6);
  }
});

test('beside its icon and its arrow, the summary of a service has room for several words', async ({
  page,
}) => {
  await page.goto(paths.home);
  const summaries = page.getByRole('region', { name: homeCopy.services.heading }).locator('li p');
  for (const width of [360, 600, 700, 768, 899, 900, 1025, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await summaries.first().scrollIntoViewIfNeeded();
    const widths = await summaries.evaluateAll((all) => all.map((text) => text.clientWidth));
    expect(widths).toHaveLength(9);
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThan(170);
  }
});

test('the focus outline of a testimonial’s button ends before the words beside it', async ({ page }) => {
  await open(page, paths.home);
  const more = page.getByRole('button', { name: testimonialsCopy.more });
  const contact = page.getByRole('region', { name: testimonialsCopy.heading }).getByRole('link');
  await more.first().scrollIntoViewIfNeeded();
  await expect(contact).toHaveCount(3);
  for (const [at, link] of (await contact.all()).entries()) {
    const [button, beside] = await Promise.all([more.nth(at), link].map((part) => part.boundingBox()));
    // 3 px wide, 2 px outside
    expect(beside!.x - button!.x - button!.width).toBeGreaterThanOrEqual(5);
  }
});
