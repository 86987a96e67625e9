import { act } from '@testing-library/react';

type Seen = { isIntersecting?: boolean; intersectionRatio?: number; boundingClientRect?: { bottom: number } };

/**
 * Replaces IntersectionObserver for one test, in which nothing comes into view by itself. `report` calls the newest observer
 * once, with all these entries; `observed` and `thresholds` are what it was given.
 */
export function mockIntersections() {
  const mock = {
    observed: [] as Element[],
    thresholds: [] as number[],
    report: (..._entries: Seen[]): void => undefined,
  };
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options = {}) => {
    const observer = {
      observe: (element: Element) => void mock.observed.push(element),
      disconnect() {
        mock.observed = [];
        mock.report = () => undefined;
      },
    } as unknown as IntersectionObserver;
    mock.thresholds = [options.threshold ?? 0].flat();
    mock.report = (...entries) => act(() => callback(entries as IntersectionObserverEntry[], observer));
    return observer;
  });
  return mock;
}

/** Replaces ResizeObserver for one test. The returned function calls all observers. */
export function mockResizes(): () => void {
  const callbacks: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe() {}, disconnect() {} } as unknown as ResizeObserver;
    callbacks.push(() => callback([], observer));
    return observer;
  });
  return () =>
    act(() => {
      for (const call of callbacks) call();
    });
}
