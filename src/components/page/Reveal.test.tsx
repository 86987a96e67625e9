import { act, render, screen } from '@testing-library/react';
import { constants } from '../../../contract/constants.ts';
import { Reveal } from './Reveal.tsx';

type Sight = { share: number; bottom?: number };

/** Stands in for the browser's own, which jsdom does not have. */
function installSight() {
  const state = {
    callback: undefined as IntersectionObserverCallback | undefined,
    watching: 0,
    asked: [] as number[],
  };
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      state.callback = callback;
      state.asked = [options.threshold ?? 0].flat();
    }
    observe() {
      state.watching += 1;
    }
    disconnect() {
      state.watching = 0;
    }
  } as unknown as typeof IntersectionObserver;
  const look = ({ share, bottom = 500 }: Sight) =>
    act(() =>
      state.callback?.(
        [
          {
            isIntersecting: share > 0,
            intersectionRatio: share,
            boundingClientRect: { bottom },
          } as IntersectionObserverEntry,
        ],
        {} as IntersectionObserver,
      ),
    );
  return { state, look };
}

const motion = (reduced: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduce') })) as never;
};

const phase = () => screen.getByText('line').parentElement?.dataset['phase'];
const show = () =>
  render(
    <Reveal>
      <span>line</span>
    </Reveal>,
  );

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('a line below the window waits, and is drawn once when half of it is seen', () => {
  motion(false);
  const { state, look } = installSight();
  show();
  expect(state.asked).toContain(constants.visibleShare);
  look({ share: 0, bottom: 2000 });
  expect(phase()).toBe('waiting');
  look({ share: 0.3 });
  expect(phase()).toBe('waiting');
  look({ share: 0.5 });
  expect(phase()).toBe('drawing');
  expect(state.watching).toBe(0);
});

test('a line that is in view from the start is never taken away', () => {
  motion(false);
  const { state, look } = installSight();
  show();
  look({ share: 0.2 });
  expect(phase()).toBe('drawn');
  expect(state.watching).toBe(0);
});

test('a line that was jumped over is drawn', () => {
  motion(false);
  const { look } = installSight();
  show();
  look({ share: 0, bottom: 2000 });
  look({ share: 0, bottom: -300 });
  expect(phase()).toBe('drawing');
});

test('with reduced motion a line simply stands there', () => {
  motion(true);
  const { state } = installSight();
  show();
  expect(state.watching).toBe(0);
  expect(phase()).toBe('drawn');
});

test('a browser that cannot tell what is seen shows everything', () => {
  motion(false);
  show();
  expect(phase()).toBe('drawn');
});
