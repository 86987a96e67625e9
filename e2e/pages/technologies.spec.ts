import { scrollTo, scrollToAndClick } from '../support/scrollTo.ts';
import { expect, open, test } from '../support/test.ts';

test('the names of the tabs stay one word each, with a gap for the eye', async ({ page }) => {
  await open(page, '/');
  const tab = page.getByRole('tab', { name: 'GameDevelopment', exact: true });
  await scrollTo(tab);
  const gap = await tab.evaluate((element) => {
    const [part] = element.getElementsByTagName('span');
    const after = document.createRange();
    after.selectNodeContents(element.lastChild ?? element);
    return part ? after.getBoundingClientRect().left - part.getBoundingClientRect().right : 0;
  });
  expect(gap).toBeGreaterThan(2);
  await tab.click();
  await expect(page.getByRole('tabpanel', { name: 'GameDevelopment' })).toBeVisible();
});

test('the description of every technology fits on one line in a usual window', async ({ page }) => {
  await open(page, '/');
  const tabs = page.getByRole('tablist').filter({ hasText: 'Frontend' }).getByRole('tab');
  await scrollTo(tabs.first());
  for (const tab of await tabs.all()) {
    await tab.click();
    const panel = page.getByRole('tabpanel', { name: (await tab.textContent()) ?? '' });
    await expect(panel).toBeVisible();
    const broken = await panel.locator('p').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const { height } = line.getBoundingClientRect();
        return height > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight) ? [line.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  }
});

test('in every tab the two columns of technologies end at the same height', async ({ page }) => {
  await open(page, '/');
  const tabs = page.getByRole('tablist').filter({ hasText: 'Frontend' }).getByRole('tab');
  await scrollTo(tabs.first());
  for (const tab of await tabs.all()) {
    await tab.click();
    const name = (await tab.textContent()) ?? '';
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel).toBeVisible();
    const bottoms = await panel
      .getByRole('listitem')
      .evaluateAll((cards) => cards.slice(-2).map((card) => card.getBoundingClientRect().bottom));
    expect(bottoms[0], name).toBe(bottoms[1]);
  }
});

test('every technology has a drawing, those without a free logo a mark of ours', async ({ page }) => {
  await open(page, '/');
  for (const [tab, name] of [
    ['Cloud', 'Amazon Web Services'],
    ['Cloud', 'Microsoft Azure'],
    ['Testing', 'Playwright'],
    ['DataAnalytics', 'Power BI'],
  ] as const) {
    await scrollToAndClick(page.getByRole('tab', { name: tab, exact: true }));
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const drawing = card.locator('svg use');
    await expect
      .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(10);
  }
});
