import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { report } from '../../../tooling/checks/budgets/budgets.ts';
import type { BudgetName, Figure } from '../../../tooling/checks/budgets/budgets.ts';
import { countsOf } from './counters.ts';
import { fetchedBy, sumOf } from './fetched.ts';

/** The phone that Lighthouse emulates. */
export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** Figures of one page. For a list the figure is its length, and its first entries are reported with the address. */
export const figuresOf = (
  address: string,
  counted: Partial<Record<BudgetName, number | readonly string[]>>,
): Figure[] =>
  Object.entries(counted).map(([budget, value]) => ({
    budget: budget as BudgetName,
    at: typeof value === 'number' ? address : [address, ...value.slice(0, 3)].join(' · '),
    value: typeof value === 'number' ? value : value.length,
  }));

/** Checks that every figure is within its budget. The test goes on after a failure, so that it reports all of them. */
export function checkBudgets(figures: readonly Figure[]): void {
  expect.soft(report(figures).over).toEqual([]);
}

/**
 * Figures of a page's load, with budgets that hold for every page: layout shifts, scripts that were requested before the
 * load event or the first paint, and drawings before the load event.
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

/** Figures of changes to a page's styles. Until it is used, a page needs no styles but those in its HTML. */
export async function styleFigures(page: Page, address: string): Promise<Figure[]> {
  const { movedStyles, insertedRules } = await countsOf(page);
  return figuresOf(address, { movedStyles, insertedRules });
}

type TraceEvent = { name: string; args: { elementCount?: number; beginData?: { frame: string } } };

/**
 * Style recalculations of fewer elements are not counted: animations on the main thread cause one in every frame, and the
 * number of frames depends on the machine.
 */
const leastRecalculated = 20;

/** Sum of the elements in all style recalculations of a page during a visit. */
export async function countRecalculated(
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
    // The trace also holds Chromium's own pages.
    .filter(({ name, args }) => name === 'UpdateLayoutTree' && args.beginData?.frame === frameTree.frame.id)
    .map(({ args }) => args.elementCount ?? 0)
    .filter((count) => count >= leastRecalculated);
  expect(counts.length, 'the trace has style recalculations').toBeGreaterThan(0);
  return counts.reduce((total, count) => total + count, 0);
}
