import type { Page } from '@playwright/test';

/** Counts since the start of a document, collected in the page itself. */
type Counts = {
  /** The beginning of each style element that was inserted, moved or removed after the page was parsed. */
  movedStyles: string[];
  insertedRules: string[];
  /** Options of each Intl.DateTimeFormat. The first takes a slow phone 60 ms, so none may be created before it is needed. */
  dateFormats: string[];
  layoutShift: number;
  /**
   * The beginning of each element that was the largest contentful paint and was not in the HTML, or was painted long after
   * the load.
   */
  lateLargest: string[];
};

/** ms after the load in which a paint still belongs to the page as loaded, because fonts and pictures take their time. */
const firstPaintsMs = 1000;

/** A performance entry of a layout shift or a largest contentful paint. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; element: Element | null };

const countInPage = (settlingMs: number) => {
  const counts: Counts = {
    movedStyles: [],
    insertedRules: [],
    dateFormats: [],
    layoutShift: 0,
    lateLargest: [],
  };
  Object.assign(window, { counts });
  const beginningOf = (element: Element | null) => element?.outerHTML.slice(0, 80) ?? 'something taken out';

  const noteStyle = (node: Node) => {
    if (node instanceof HTMLStyleElement) counts.movedStyles.push(beginningOf(node));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, target } of changes) {
      removedNodes.forEach(noteStyle);
      if (document.readyState === 'loading') continue;
      addedNodes.forEach(noteStyle);
      noteStyle(target);
    }
  }).observe(document, { childList: true, subtree: true });

  const sheet = CSSStyleSheet.prototype;
  for (const method of ['insertRule', 'replace', 'replaceSync'] as const) {
    const write: unknown = sheet[method];
    Object.assign(sheet, {
      [method](this: CSSStyleSheet, text: string, ...others: unknown[]): unknown {
        counts.insertedRules.push(text.slice(0, 80));
        return (write as (...all: unknown[]) => unknown).call(this, text, ...others);
      },
    });
  }

  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(format, [locales, options]: [string?, Intl.DateTimeFormatOptions?]) {
      counts.dateFormats.push(JSON.stringify(options));
      return new format(locales, options);
    },
  });

  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) counts.layoutShift += value;
  });

  const cameWithHtml = new WeakSet<Element>();
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('*')) cameWithHtml.add(element);
  });
  observe('largest-contentful-paint', ({ element, startTime }) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const settled = (navigation?.loadEventEnd || Infinity) + settlingMs;
    if (startTime > settled || !element || !cameWithHtml.has(element))
      counts.lateLargest.push(beginningOf(element));
  });
};

/** Makes a page count from the start of its document; to be called before `goto`. */
export const countFromTheStart = (page: Page) => page.addInitScript(countInPage, firstPaintsMs);

/** The counts until now. */
export const countsOf = (page: Page) => page.evaluate(() => (window as unknown as { counts: Counts }).counts);

/** Waits until so many milliseconds have passed since the start of the navigation or the load, without using the page. */
export async function rest(page: Page, since: 'navigation' | 'load', ms: number): Promise<void> {
  await page.waitForFunction(
    ([from, wanted]) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loaded = navigation?.loadEventEnd ?? 0;
      return loaded > 0 && performance.now() > wanted + (from === 'load' ? loaded : 0);
    },
    [since, ms] as const,
    // By default Playwright polls in every animation frame, which would add work to the page.
    { polling: 100 },
  );
}

/** Names of the islands of the page that are awake or asleep. */
export async function islandsOn(page: Page, state: 'awake' | 'asleep'): Promise<string[]> {
  const names = await page
    .locator(state === 'awake' ? '[data-island][data-awake]' : '[data-island]:not([data-awake])')
    .evaluateAll((places) => places.map((place) => place.getAttribute('data-island') ?? ''));
  return names.toSorted();
}
