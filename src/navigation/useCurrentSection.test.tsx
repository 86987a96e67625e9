import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useCurrentSection } from './useCurrentSection.ts';

/**
 * The second id is that of a heading, the third that of an element outside of sections, and the fourth does not exist.
 */
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

/** Where each section begins, in px from the observer's line; negative above it. */
type Tops = Record<string, number>;

/** Reports these positions to the observer. */
let scrollTo: (tops: Tops) => void;
let show: (page: ReactElement) => void;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function observer(callback) {
    const observed: Element[] = [];
    scrollTo = (tops) => {
      const entries = Object.entries(tops).flatMap(([id, top]) =>
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

test('the first section is current until the visitor scrolls, and a chosen one at once', () => {
  expect(current()).toBe('first');
  fireEvent.click(screen.getByRole('button', { name: 'Third' }));
  expect(current()).toBe('third');
});

test('sections of new ids are observed', () => {
  show(<Page ids={['first', 'later']} />);
  scrollTo({ first: -500, later: -100 });
  expect(current()).toBe('later');
});

test('sections of former ids are no longer observed', () => {
  const scrollFormer = scrollTo;
  show(<Page ids={['first', 'later']} />);
  scrollFormer({ first: -500, second: -100 });
  expect(current()).toBe('first');
});

test('the last section that begins above the line is current', () => {
  scrollTo({ first: -100, second: 300, third: 700 });
  expect(current()).toBe('first');
  scrollTo({ second: -100 });
  expect(current()).toBe('second');
  scrollTo({ second: 100 });
  expect(current()).toBe('first');
});

test('on a page that opens scrolled below all sections, the last one is current', () => {
  scrollTo({ first: -900, second: -700, third: -300 });
  expect(current()).toBe('third');
});

test('the first section stays current when the visitor scrolls up until it begins below the line', () => {
  scrollTo({ first: -100, second: 300, third: 700 });
  scrollTo({ first: 50 });
  expect(current()).toBe('first');
});

test('after a jump to the top the first section is current, even if it begins below the line', () => {
  scrollTo({ first: -900, second: -700, third: -300 });
  scrollTo({ first: 50, second: 300, third: 700 });
  expect(current()).toBe('first');
});
