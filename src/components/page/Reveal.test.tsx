import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as constants from '../../../contract/constants.ts';
import { mockIntersections } from '../../testing/rendering/observers.ts';
import { Reveal } from './Reveal.tsx';

type Visibility = { share: number; bottom?: number };

function observeLine() {
  const view = mockIntersections();
  /** Reports one entry, or several in one callback, as a busy browser does. */
  const report = (...entries: Visibility[]) =>
    view.report(
      ...entries.map(({ share, bottom = 500 }) => ({
        isIntersecting: share > 0,
        intersectionRatio: share,
        boundingClientRect: { bottom },
      })),
    );
  return { view, report };
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
  const { view, report } = observeLine();
  show();
  expect(view.thresholds).toEqual([0, constants.visibleShare]);
  expect(view.observed).toHaveLength(1);
  report({ share: 0, bottom: 2000 });
  expect(phase()).toBe('waiting');
  report({ share: 0.3 });
  expect(phase()).toBe('waiting');
  report({ share: 0.5 });
  expect(phase()).toBe('drawing');
  expect(view.observed).toHaveLength(0);
});

test('a line that is in view from the start is never hidden', () => {
  const { view, report } = observeLine();
  show();
  report({ share: 0.2 });
  expect(phase()).toBe('drawn');
  expect(view.observed).toHaveLength(0);
});

test('a line that a jump in scrolling passed over is drawn', () => {
  const { view, report } = observeLine();
  show();
  report({ share: 0, bottom: 2000 });
  report({ share: 0, bottom: -300 });
  expect(phase()).toBe('drawing');
  expect(view.observed).toHaveLength(0);
});

test('a line that comes into view while the browser is busy is drawn, although both entries are reported at once', () => {
  const { view, report } = observeLine();
  show();
  report({ share: 0, bottom: 2000 }, { share: 0.6 });
  expect(phase()).toBe('drawing');
  expect(view.observed).toHaveLength(0);
});

test('a line in view from the start stays as it is, even if a later entry is reported in the same callback', () => {
  const { report } = observeLine();
  show();
  report({ share: 0.2 }, { share: 0.6 });
  expect(phase()).toBe('drawn');
});

test('a line above the scroll position at which a page opens is drawn from the start', () => {
  const { view, report } = observeLine();
  show();
  report({ share: 0, bottom: -300 });
  expect(phase()).toBe('drawn');
  expect(view.observed).toHaveLength(0);
});

test('a line is observed again after it was mounted a second time, and no longer once it is unmounted', () => {
  const { view } = observeLine();
  const line = <Reveal>line</Reveal>;
  const { rerender } = render(<StrictMode>{line}</StrictMode>);
  expect(view.observed).toHaveLength(1);
  rerender(<StrictMode />);
  expect(view.observed).toHaveLength(0);
});

test('with reduced motion a line is drawn from the start', () => {
  reduceMotion();
  const { view } = observeLine();
  show();
  expect(view.observed).toHaveLength(0);
  expect(phase()).toBe('drawn');
});

test('until the observer has reported, a line is drawn', () => {
  show();
  expect(phase()).toBe('drawn');
});
