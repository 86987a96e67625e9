import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useCurrentSection } from './useCurrentSection.ts';

/** The second is known by its heading, and the third is no section; there is no fourth. */
function Page({ ids = ['first', 'second', 'third', 'fourth'] }: { ids?: string[] }) {
  const [current, choose] = useCurrentSection(ids);
  return (
    <>
      <output>{current}</output>
      <button type="button" onClick={() => choose('third')}>
        Third
      </button>
      <section id="first" />
      <section>
        <h2 id="second">Second</h2>
      </section>
      <div id="third" />
      <section id="later" />
    </>
  );
}

/** What the browser tells of the sections: where each begins, in pixels from a line 400 px down. */
type Told = Record<string, number>;

let tell: (told: Told) => void;
let show: (page: ReactElement) => void;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function observer(callback) {
    const observed: Element[] = [];
    tell = (told) => {
      const entries = Object.entries(told).flatMap(([id, top]) =>
        observed
          .filter((element) => element.matches(`section:has(#${id}), section#${id}, div#${id}`))
          .map((target) => ({ target, isIntersecting: top <= 0 }) as unknown as IntersectionObserverEntry),
      );
      if (entries.length > 0) act(() => callback(entries, {} as IntersectionObserver));
    };
    const observe = (element: Element) => {
      if (!(element instanceof Element)) throw new TypeError('Not an element.');
      observed.push(element);
    };
    return { observe, disconnect: () => void observed.splice(0) } as unknown as IntersectionObserver;
  });
  show = render(<Page />).rerender;
});

const current = () => screen.getByRole('status').textContent;

test('the first section counts as read until the visitor scrolls, and one whose link is pressed at once', () => {
  expect(current()).toBe('first');
  fireEvent.click(screen.getByRole('button', { name: 'Third' }));
  expect(current()).toBe('third');
});

test('sections that come later are known, too', () => {
  show(<Page ids={['first', 'later']} />);
  tell({ first: -500, later: -100 });
  expect(current()).toBe('later');
});

test('nothing is told any more of sections that are no longer asked for', () => {
  const tellOfBefore = tell;
  show(<Page ids={['first', 'later']} />);
  tellOfBefore({ first: -500, second: -100 });
  expect(current()).toBe('first');
});

test('the section under the line is the one that is read', () => {
  tell({ first: -100, second: 300, third: 700 });
  expect(current()).toBe('first');
  tell({ second: -100 });
  expect(current()).toBe('second');
  tell({ second: 100 });
  expect(current()).toBe('first');
});

test('a page that opens below all of them marks the last', () => {
  tell({ first: -900, second: -700, third: -300 });
  expect(current()).toBe('third');
});

test('whoever scrolls up out of the first one has left none', () => {
  tell({ first: -100, second: 300, third: 700 });
  tell({ first: 50 });
  expect(current()).toBe('first');
});

test('a jump to the top marks the first again, also where that begins below the line', () => {
  tell({ first: -900, second: -700, third: -300 });
  tell({ first: 50, second: 300, third: 700 });
  expect(current()).toBe('first');
});
