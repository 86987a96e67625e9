import type { Locator, Page } from '@playwright/test';
import { paths, servicePaths } from '../../contract/paths.ts';
import { codeCopy, signUpCopy } from '../../src/content/accounts/accounts.ts';
import { profileCopy } from '../../src/content/accounts/profile.ts';
import { applicationCopy } from '../../src/content/applications/applications.ts';
import { company } from '../../src/content/company.ts';
import { heroActions, heroCopy, slides } from '../../src/content/home/hero.ts';
import { testimonialsCopy } from '../../src/content/home/testimonialsCopy.ts';
import { servicePageCopy } from '../../src/content/services/servicePage.ts';
import { checkNoOverflow } from '../support/accessibility.ts';
import { drawInFonts } from '../support/layout/drawInFonts.ts';
import { chooseFile, resumeFile } from '../support/files/files.ts';
import { formPaths } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { fill, press } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';
import { makeVisitor } from '../support/visitor.ts';

// Edges that meet and things that stand still, in px.

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY };
  });

test('topic and actions stand at the same place on every slide, at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, paths.home);
  await drawInFonts(page);
  const widths = [305, 360, 412, 480, 600, 640, 768, 960, 1025, 1120, 1280, 1536, 1920];
  const places = new Map<number, Set<string>>(widths.map((width) => [width, new Set()]));
  for (const { topic } of slides) {
    const slide = page.getByRole('group', { name: topic });
    await expect(slide.getByRole('link', { name: heroActions.main.label })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await slide.evaluate((element) =>
        [...element.querySelectorAll('p:first-child, a:first-child')].map((part) =>
          Math.round(part.getBoundingClientRect().top + window.scrollY),
        ),
      );
      expect(tops).toHaveLength(2);
      places.get(width)!.add(tops.join(' and '));
    }
    await page.getByRole('button', { name: heroCopy.carousel.next }).click();
  }
  for (const [width, found] of places) expect([...found], `at ${width} px`).toHaveLength(1);
});

/** Where the parts at the head of a page stand, in px. */
async function headOf(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  await drawInFonts(page);
  // By element, because the page of a form may already be inert behind the request to log in.
  return page.locator('main').evaluate((main) => {
    const [crumbs, heading, introduction] = ['nav ol', 'h1', 'h1 ~ p'].map((part) =>
      main.querySelector(part)?.getBoundingClientRect(),
    );
    return {
      crumbs: crumbs?.top,
      heading: heading!.top,
      belowCrumbs: crumbs && Math.round(heading!.top - crumbs.bottom),
      belowHeading: introduction && Math.round(introduction.top - heading!.bottom),
    };
  });
}

test('crumbs, heading and introduction stand at the same places on all pages of a kind', async ({ page }) => {
  const forms = [formPaths.service, formPaths.job];
  const texts = [paths.positions, paths.privacyPolicy];
  const heroes = [paths.aboutUs, paths.careers, paths.partnership, paths.aiSolutions];
  const crumbless = [paths.contact, paths.settings];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    const heads = new Map<string, Awaited<ReturnType<typeof headOf>>>();
    for (const path of [...forms, ...texts, ...heroes, ...crumbless])
      heads.set(path, await headOf(page, path));
    const expectOne = (
      part: 'crumbs' | 'heading' | 'belowCrumbs' | 'belowHeading',
      on: readonly string[],
    ) => {
      const places = new Set(on.map((path) => heads.get(path)![part]));
      expect([...places], `${part} of ${on.join(', ')} at ${width} px`).toHaveLength(1);
    };
    expectOne('crumbs', [...forms, ...texts, ...heroes]);
    expectOne('heading', crumbless);
    expectOne('belowCrumbs', forms);
    // In wider windows the words of a hero are centred beside its drawing.
    expectOne('belowCrumbs', width === 360 ? [...texts, ...heroes] : texts);
    expectOne('belowHeading', [...forms, ...texts, paths.contact]);
    expectOne('belowHeading', heroes);
  }
});

/** The panel that a section of a form lies in. */
const panelOf = (page: Page, section: string) =>
  page.getByRole('heading', { name: section, exact: true }).locator('xpath=ancestor::section[1]/..');

test('forms and the drawing above them end where the header does', async ({ page, app }) => {
  await startSession(page, app);
  const forms = [
    [formPaths.service, applicationCopy.service.sections[0]!.title],
    [formPaths.job, applicationCopy.job.sections[0]!.title],
    [paths.editProfile, profileCopy.section.title],
  ] as const;
  for (const [address, section] of forms) {
    await open(page, address);
    for (const width of [1025, 1280, 1536, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const header = await edgesOf(page.getByRole('banner').getByRole('button').last());
      const panel = await edgesOf(panelOf(page, section));
      expect(panel.right, `${address} at ${width} px`).toBeCloseTo(header.right, 0);
      if (address === paths.editProfile) continue;
      // The drawing is fetched late, and has no size until then.
      await expect
        .poll(
          async () => {
            const line = await edgesOf(page.locator('main h1 ~ div svg path').first());
            return Math.abs(line.right - header.right);
          },
          { message: `drawing at ${width} px` },
        )
        .toBeLessThanOrEqual(4);
    }
  }
});

test('at sign-up the email and its code stand in the same columns, each as high as the button beside it', async ({
  page,
}) => {
  await open(page, paths.signUp);
  await fill(page, 'Email', makeVisitor().email);
  await press(page, codeCopy.send);
  const [email, code] = ['Email', 'OTP'].map((label) =>
    page.getByLabel(label, { exact: true }).locator('..'),
  );
  const [again, verify] = [/^Send again/, signUpCopy.verify].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  await expect(code!).toBeVisible();
  const rows = [
    [email!, again!],
    [code!, verify!],
  ] as const;
  const sizes = await Promise.all(
    rows.map(async ([field, button]) => {
      const [left, right] = [await edgesOf(field), await edgesOf(button)];
      expect(right.top).toBe(left.top);
      expect(right.bottom).toBe(left.bottom);
      return { height: left.bottom - left.top, fieldEnds: left.right, buttonBegins: right.left };
    }),
  );
  expect(sizes[1]).toEqual(sizes[0]);

  await page.setViewportSize({ width: 360, height: 740 });
  const heights = await Promise.all(
    rows.flat().map(async (part) => {
      const { top, bottom } = await edgesOf(part);
      return bottom - top;
    }),
  );
  expect(new Set(heights).size, heights.join(', ')).toBe(1);
});

test('on a phone an address that fits on a line is not broken, and a longer one stays in the window', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/Failed to load resource.*404/);
  const visitor = await startSession(page, app);
  await page.setViewportSize({ width: 360, height: 740 });
  /** Number of lines over which the text of an element is spread. */
  const linesOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const bottoms = new Set<number>();
    const words = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      words.selectNodeContents(text);
      for (const { bottom } of words.getClientRects()) bottoms.add(Math.round(bottom));
    }
    return bottoms.size;
  };
  await open(page, paths.settings);
  expect(await page.getByRole('strong').filter({ hasText: visitor.email }).evaluate(linesOf)).toBe(1);
  for (const [address, lines] of [
    ['/nothing-here', 1],
    [`/nothing-here/${'and-a-longer-'.repeat(3)}${'word'.repeat(12)}`, 4],
  ] as const) {
    await open(page, address);
    const shown = page.getByRole('code').filter({ hasText: address });
    expect(await shown.evaluate(linesOf), address).toBe(lines);
    await checkNoOverflow(page, address);
  }
});

test('the button that chooses a resume moves neither up nor down when it becomes “Replace”', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  await open(page, formPaths.job);
  const before = await edgesOf(page.getByRole('button', { name: 'Choose PDF' }));
  await chooseFile(page, 'Choose PDF', resumeFile);
  const after = await edgesOf(page.getByRole('button', { name: 'Replace', exact: true }));
  expect(after.top).toBeCloseTo(before.top, 0);
});

test('on a phone the links to our profiles stand apart from the address above them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, paths.shop);
  const footer = page.getByRole('contentinfo');
  const words = await footer
    .getByText(company.address.at(-1)!)
    .evaluate((line) => line.getBoundingClientRect().bottom + window.scrollY);
  for (const { label } of company.social) {
    const { top } = await edgesOf(footer.getByRole('link', { name: label }));
    expect(top - words, label).toBeGreaterThanOrEqual(12);
  }
});

test('the facts of all services stand in the same columns, as wide together as the line above them', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = new Set<string>();
    for (const path of Object.values(servicePaths)) {
      await page.goto(path);
      const list = page.getByRole('list', { name: servicePageCopy.facts });
      const { right } = await edgesOf(list);
      const facts = await Promise.all((await list.getByRole('listitem').all()).map(edgesOf));
      expect(facts.at(-1)!.right, `${path} at ${width} px`).toBeCloseTo(right, 0);
      columns.add(facts.map(({ left }) => Math.round(left)).join(' '));
    }
    expect([...columns], `at ${width} px`).toHaveLength(1);
  }
});

test('the three figures of the partnerships begin where their words do', async ({ page }) => {
  await page.goto(paths.partnership);
  const figures = page.getByRole('main').locator('svg[role="img"][width="340"]');
  await expect(figures).toHaveCount(3);
  for (const figure of await figures.all()) {
    const inset = await figure.evaluate((svg) => {
      const lefts = [...svg.querySelectorAll('path')].map((line) => line.getBoundingClientRect().left);
      return Math.min(...lefts) - svg.getBoundingClientRect().left;
    });
    expect(Math.abs(inset)).toBeLessThan(3);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme} colours a role under the pointer stands out from the page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, paths.positions);
    const role = page
      .getByRole('main')
      .getByRole('button', { name: /UI\/UX/ })
      .first();
    await role.hover();
    const [card, ground] = await role.evaluate((button) =>
      [button, document.body].map((part) => getComputedStyle(part).backgroundColor),
    );
    expect(card).not.toBe(ground);
    await expect(role.locator('.MuiCardActionArea-focusHighlight')).toHaveCSS('opacity', '0');
  });

/**
 * The share that the last line of each text has of its longest line, for texts of two to six lines: browsers make no more
 * than that equally long.
 */
const lastLines = (page: Page, parts = 'main p') =>
  page.locator(parts).evaluateAll((all) =>
    all.flatMap((paragraph) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      const widths = new Map<number, number>();
      for (const { bottom, width } of words.getClientRects())
        widths.set(Math.round(bottom), (widths.get(Math.round(bottom)) ?? 0) + width);
      const lines = [...widths.values()];
      if (lines.length < 2 || lines.length > 6) return [];
      const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
      return [{ text: paragraph.textContent, size, share: lines.at(-1)! / Math.max(...lines) }];
    }),
  );

test('no introduction ends in a line of a word or two', async ({ page }) => {
  for (const path of [paths.careers, paths.partnership, paths.aiSolutions, formPaths.service]) {
    await page.goto(path, { waitUntil: 'load' });
    await drawInFonts(page);
    const introductions = (await lastLines(page)).filter(({ size }) => size >= 20.5);
    expect(introductions, path).not.toEqual([]);
    for (const { text, share } of introductions) expect(share, `${path}: ${text}`).toBeGreaterThan(0.4);
  }
});

test('no short text of a page ends in a line of a word or two', async ({ page }) => {
  for (const path of [paths.home, paths.aboutUs, paths.careers, paths.aiSolutions, paths.contact])
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'load' });
      await drawInFonts(page);
      const texts = await lastLines(page, 'main p, main h2, main h3');
      expect(texts, path).not.toEqual([]);
      for (const { text, share } of texts)
        expect(share, `${path} at ${width} px: ${text}`).toBeGreaterThan(1 / 3);
    }
});

test('the lines of a long answer do not break anew with every letter', async ({ page }) => {
  await open(page, paths.contact);
  const message = page.getByLabel('Message');
  await message.fill('word '.repeat(40));
  // The page's texts have lines of equal length, and fields inherit that.
  await expect(message).toHaveCSS('text-wrap-style', 'auto');
});

test('on a wide window each reason to choose the firm has its meaning beside it, in one column', async ({
  page,
}) => {
  for (const path of [paths.webDevelopment, paths.aboutUs]) {
    await page.goto(path, { waitUntil: 'load' });
    await drawInFonts(page);
    const section = page.getByRole('region', { name: /^Why Choose/ });
    await section.scrollIntoViewIfNeeded();
    const [reasons, texts] = await Promise.all(
      [section.getByRole('heading', { level: 3 }), section.locator('li p')].map(async (parts) =>
        Promise.all((await parts.all()).map(edgesOf)),
      ),
    );
    expect(reasons, path).toHaveLength(3);
    for (const [at, { left, top, bottom }] of reasons!.entries()) {
      expect(left, path).toBeLessThan(160);
      const text = texts![at]!;
      expect(text.left, path).toBe(texts![0]!.left);
      expect(text.left, path).toBeGreaterThan(left + 400);
      expect(text.top, path).toBeGreaterThanOrEqual(top);
      expect(text.top, path).toBeLessThan(bottom);
    }
  }
  // the last page's line begins below its heading
  const [heading, line] = await Promise.all(
    ['h2', 'li path'].map((part) =>
      edgesOf(
        page
          .getByRole('region', { name: /^Why Choose/ })
          .locator(part)
          .first(),
      ),
    ),
  );
  expect(Math.abs(line!.left - heading!.left)).toBeLessThan(5);
});

test('on a wide window the first letter of a testimonial stands above those of its other lines', async ({
  page,
}) => {
  await page.goto(paths.home, { waitUntil: 'load' });
  await drawInFonts(page);
  const quotes = page.getByRole('region', { name: testimonialsCopy.heading }).locator('blockquote');
  await quotes.first().scrollIntoViewIfNeeded();
  for (const width of [900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const insets = await quotes.evaluateAll((all) =>
      all.map((quote) => {
        const letter = document.createRange();
        letter.setStart(quote.firstChild!, 1);
        letter.setEnd(quote.firstChild!, 2);
        return letter.getBoundingClientRect().left - quote.getBoundingClientRect().left;
      }),
    );
    expect(insets).toHaveLength(3);
    for (const inset of insets) expect(Math.abs(inset), `at ${width} px`).toBeLessThan(1.5);
  }
});
