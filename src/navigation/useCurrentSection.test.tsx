import { act, render, screen } from '@testing-library/react';
import { useCurrentSection } from './useCurrentSection.ts';

const ids = ['first', 'second', 'third'];

function Page() {
  const [current] = useCurrentSection(ids);
  return (
    <>
      <output>{current}</output>
      {ids.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

/** What the browser tells of the sections: where each begins and ends, in pixels from a line 400 px down. */
type Told = Record<string, [top: number, bottom: number]>;

let tell: (told: Told) => void;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function observer(callback) {
    tell = (told) =>
      act(() =>
        callback(
          Object.entries(told).map(([id, [top, bottom]]) => ({
            target: document.getElementById(id)!,
            isIntersecting: top <= 0 && bottom >= 0,
            boundingClientRect: { top: 400 + top, bottom: 400 + bottom },
            rootBounds: { top: 400, bottom: 400 },
          })) as unknown as IntersectionObserverEntry[],
          {} as IntersectionObserver,
        ),
      );
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  render(<Page />);
});

const current = () => screen.getByRole('status').textContent;

test('the section under the line is the one that is read', () => {
  tell({ first: [-100, 300], second: [300, 700], third: [700, 900] });
  expect(current()).toBe('first');
  tell({ first: [-500, -100], second: [-100, 300] });
  expect(current()).toBe('second');
});

test('a page that opens below all of them marks the last', () => {
  tell({ first: [-900, -700], second: [-700, -300], third: [-300, -100] });
  expect(current()).toBe('third');
});

test('whoever scrolls up out of the first one has left none', () => {
  tell({ first: [-100, 300], second: [300, 700], third: [700, 900] });
  tell({ first: [50, 450] });
  expect(current()).toBe('first');
});
