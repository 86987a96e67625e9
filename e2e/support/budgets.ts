import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { report } from '../../tooling/checks/budgets/budgets.ts';
import type { BudgetName, Figure } from '../../tooling/checks/budgets/budgets.ts';
import { countsOf } from './counters.ts';
import { fetchedBy, sumOf } from './fetched.ts';

/** A phone, as Lighthouse has it. */
export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** Figures of one page; of a list its length counts, and how it begins is told with the address. */
export const figuresOf = (
  address: string,
  counted: Partial<Record<BudgetName, number | readonly string[]>>,
): Figure[] =>
  Object.entries(counted).map(([budget, value]) => ({
    budget: budget as BudgetName,
    at: typeof value === 'number' ? address : [address, ...value.slice(0, 3)].join(' · '),
    value: typeof value === 'number' ? value : value.length,
  }));

/** Every figure is within its budget. The test goes on, so that it tells all that is over. */
export function checkBudgets(figures: readonly Figure[]): void {
  expect.soft(report(figures).over).toEqual([]);
}

/**
 * What holds for every page until it rests: nothing moves, neither scripts nor drawings come before it has loaded, and no
 * scripts before it is seen.
 */
export async function loadFigures(page: Page, address: string): Promise<Figure[]> {
  const { layoutShift, dateFormats } = await countsOf(page);
  const scripts = await fetchedBy(page, '.js');
  const drawings = (await fetchedBy(page, '.svg')).filter(({ afterLoad }) => afterLoad < 0);
  return figuresOf(address, {
    layoutShift,
    dateFormats,
    scriptsBeforeLoad: sumOf(scripts.filter((script) => Math.min(script.afterLoad, script.afterPaint) < 0)),
    drawingsBeforeLoad: drawings.map(({ file }) => file),
  });
}

/** The styles a page came with are all it needs until somebody uses it. */
export async function styleFigures(page: Page, address: string): Promise<Figure[]> {
  const { movedStyles, insertedRules } = await countsOf(page);
  return figuresOf(address, { movedStyles, insertedRules });
}

type TraceEvent = { name: string; args: { elementCount?: number; beginData?: { frame: string } } };

/**
 * What moves on the main thread styles a few elements in every frame, and how many frames there are depends on the
 * machine. Only updates of at least so many elements are counted.
 */
const leastRestyled = 20;

/** How many elements the browser styles in a page during a visit, each as often as it does. */
export async function countRestyled(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await visit();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const counts = traceEvents
    // Chromium has pages of its own, which it tells of as well.
    .filter(({ name, args }) => name === 'UpdateLayoutTree' && args.beginData?.frame === frameTree.frame.id)
    .map(({ args }) => args.elementCount ?? 0)
    .filter((count) => count >= leastRestyled);
  expect(counts.length, 'the browser tells what it styles').toBeGreaterThan(0);
  return counts.reduce((total, count) => total + count, 0);
}
