import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { constants } from '../../../contract/constants.ts';
import { Reveal } from './Reveal.tsx';

type Sight = { share: number; bottom?: number };

/** Stands in for the browser's own, which in jsdom says nothing. */
function installSight() {
  const state = {
    callback: undefined as IntersectionObserverCallback | undefined,
    watching: 0,
    asked: [] as number[],
  };
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options = {}) => {
    state.callback = callback;
    state.asked = [options.threshold ?? 0].flat();
    return {
      observe() {
        state.watching += 1;
      },
      disconnect() {
        state.watching = 0;
        state.callback = undefined;
      },
    } as unknown as IntersectionObserver;
  });
  const entryOf = ({ share, bottom = 500 }: Sight) =>
    ({
      isIntersecting: share > 0,
      intersectionRatio: share,
      boundingClientRect: { bottom },
    }) as IntersectionObserverEntry;
  /** One look, or several that a busy browser tells at once. */
  const look = (...sights: Sight[]) =>
    act(() => state.callback?.(sights.map(entryOf), {} as IntersectionObserver));
  return { state, look };
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

test('a line below the window waits, and is drawn once when half of it is seen', () => {
  const { state, look } = installSight();
  show();
  expect(state.asked).toEqual([0, constants.visibleShare]);
  expect(state.watching).toBe(1);
  look({ share: 0, bottom: 2000 });
  expect(phase()).toBe('waiting');
  look({ share: 0.3 });
  expect(phase()).toBe('waiting');
  look({ share: 0.5 });
  expect(phase()).toBe('drawing');
  expect(state.watching).toBe(0);
});

test('a line that is in view from the start is never taken away', () => {
  const { state, look } = installSight();
  show();
  look({ share: 0.2 });
  expect(phase()).toBe('drawn');
  expect(state.watching).toBe(0);
});

test('a line that was jumped over is drawn', () => {
  const { state, look } = installSight();
  show();
  look({ share: 0, bottom: 2000 });
  look({ share: 0, bottom: -300 });
  expect(phase()).toBe('drawing');
  expect(state.watching).toBe(0);
});

test('a line that comes up while the browser is busy is drawn, though both looks are told at once', () => {
  const { state, look } = installSight();
  show();
  look({ share: 0, bottom: 2000 }, { share: 0.6 });
  expect(phase()).toBe('drawing');
  expect(state.watching).toBe(0);
});

test('a line that was in view from the start stays as it is, also where a later look is told at once', () => {
  const { look } = installSight();
  show();
  look({ share: 0.2 }, { share: 0.6 });
  expect(phase()).toBe('drawn');
});

test('a line above a page that is opened further down stands there', () => {
  const { state, look } = installSight();
  show();
  look({ share: 0, bottom: -300 });
  expect(phase()).toBe('drawn');
  expect(state.watching).toBe(0);
});

test('a line that goes is no longer watched, and is when it comes back', () => {
  const { state } = installSight();
  const line = <Reveal>line</Reveal>;
  const { rerender } = render(<StrictMode>{line}</StrictMode>);
  expect(state.watching).toBe(1);
  rerender(<StrictMode />);
  expect(state.watching).toBe(0);
});

test('with reduced motion a line simply stands there', () => {
  reduceMotion();
  const { state } = installSight();
  show();
  expect(state.watching).toBe(0);
  expect(phase()).toBe('drawn');
});

test('until the browser has told what is seen, a line stands there', () => {
  show();
  expect(phase()).toBe('drawn');
});
