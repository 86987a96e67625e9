import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as constants from '../../../contract/constants.ts';
import { Reveal } from './Reveal.tsx';

type Visibility = { share: number; bottom?: number };

/** Replaces the observer of the test environment, which never reports anything. */
function mockObserver() {
  const state = {
    callback: undefined as IntersectionObserverCallback | undefined,
    observed: 0,
    thresholds: [] as number[],
  };
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options = {}) => {
    state.callback = callback;
    state.thresholds = [options.threshold ?? 0].flat();
    return {
      observe() {
        state.observed += 1;
      },
      disconnect() {
        state.observed = 0;
        state.callback = undefined;
      },
    } as unknown as IntersectionObserver;
  });
  const entryOf = ({ share, bottom = 500 }: Visibility) =>
    ({
      isIntersecting: share > 0,
      intersectionRatio: share,
      boundingClientRect: { bottom },
    }) as IntersectionObserverEntry;
  /** Reports one entry, or several in one callback, as a busy browser does. */
  const report = (...entries: Visibility[]) =>
    act(() => state.callback?.(entries.map(entryOf), {} as IntersectionObserver));
  return { state, report };
}

const reduceMotion = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);

const phase = () => screen.getByText('line').parentElement?.dataset['phase'];
const show = () =>
  render(
    <Reveal>
      <span>line</span>
    </Reveal>,
  );

test('a line below the window waits, and is drawn once when half of it is visible', () => {
  const { state, report } = mockObserver();
  show();
  expect(state.thresholds).toEqual([0, constants.visibleShare]);
  expect(state.observed).toBe(1);
  report({ share: 0, bottom: 2000 });
  expect(phase()).toBe('waiting');
  report({ share: 0.3 });
  expect(phase()).toBe('waiting');
  report({ share: 0.5 });
  expect(phase()).toBe('drawing');
  expect(state.observed).toBe(0);
});

test('a line that is in view from the start is never hidden', () => {
  const { state, report } = mockObserver();
  show();
  report({ share: 0.2 });
  expect(phase()).toBe('drawn');
  expect(state.observed).toBe(0);
});

test('a line that a jump in scrolling passed over is drawn', () => {
  const { state, report } = mockObserver();
  show();
  report({ share: 0, bottom: 2000 });
  report({ share: 0, bottom: -300 });
  expect(phase()).toBe('drawing');
  expect(state.observed).toBe(0);
});

test('a line that comes into view while the browser is busy is drawn, although both entries are reported at once', () => {
  const { state, report } = mockObserver();
  show();
  report({ share: 0, bottom: 2000 }, { share: 0.6 });
  expect(phase()).toBe('drawing');
  expect(state.observed).toBe(0);
});

test('a line in view from the start stays as it is, even if a later entry is reported in the same callback', () => {
  const { report } = mockObserver();
  show();
  report({ share: 0.2 }, { share: 0.6 });
  expect(phase()).toBe('drawn');
});

test('a line above the scroll position at which a page opens is drawn from the start', () => {
  const { state, report } = mockObserver();
  show();
  report({ share: 0, bottom: -300 });
  expect(phase()).toBe('drawn');
  expect(state.observed).toBe(0);
});

test('a line is observed again after it was mounted a second time, and no longer once it is unmounted', () => {
  const { state } = mockObserver();
  const line = <Reveal>line</Reveal>;
  const { rerender } = render(<StrictMode>{line}</StrictMode>);
  expect(state.observed).toBe(1);
  rerender(<StrictMode />);
  expect(state.observed).toBe(0);
});

test('with reduced motion a line is drawn from the start', () => {
  reduceMotion();
  const { state } = mockObserver();
  show();
  expect(state.observed).toBe(0);
  expect(phase()).toBe('drawn');
});

test('until the observer has reported, a line is drawn', () => {
  show();
  expect(phase()).toBe('drawn');
});
