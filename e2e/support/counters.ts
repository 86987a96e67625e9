import type { Page } from '@playwright/test';

/** What a page has done since its document began, collected in the page itself. */
type Counts = {
  /** Style elements that were put in, moved or taken out once the page was parsed: how each begins. */
  movedStyles: string[];
  insertedRules: string[];
  /** Formats of dates: the first takes a poor phone 60 ms, so none is made before it is used. */
  dateFormats: string[];
  layoutShift: number;
  /** Largest things painted that were not in the HTML, or were painted long after it had loaded: how each begins. */
  lateLargest: string[];
};

/** What is painted up to here after the load (ms) is the page that came; fonts and pictures take their time. */
const firstPaintsMs = 1000;

/** What the browser tells of a shift of the layout, or of the largest thing painted. */
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

/** Before `goto`: the page counts from its first moment. */
export const countFromTheStart = (page: Page) => page.addInitScript(countInPage, firstPaintsMs);

/** What was counted until now. */
export const countsOf = (page: Page) => page.evaluate(() => (window as unknown as { counts: Counts }).counts);

/** Waits until so many milliseconds have passed since the document began or had loaded, and does not touch it. */
export async function rest(page: Page, since: 'navigation' | 'load', ms: number): Promise<void> {
  await page.waitForFunction(
    ([from, wanted]) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loaded = navigation?.loadEventEnd ?? 0;
      return loaded > 0 && performance.now() > wanted + (from === 'load' ? loaded : 0);
    },
    [since, ms] as const,
    // The default asks in every frame, which is work of its own.
    { polling: 100 },
  );
}

/** The islands of the page by name: those that are awake or those that are not. */
export async function islandsOn(page: Page, state: 'awake' | 'asleep'): Promise<string[]> {
  const names = await page
    .locator(state === 'awake' ? '[data-island][data-awake]' : '[data-island]:not([data-awake])')
    .evaluateAll((places) => places.map((place) => place.getAttribute('data-island') ?? ''));
  return names.toSorted();
}
