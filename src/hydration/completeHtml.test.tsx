import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Reveal } from '../components/page/Reveal.tsx';
import { CurrentYear } from '../layout/footer/CurrentYear.tsx';
import { mockIntersections } from '../testing/rendering/observers.ts';
import { completeHtml } from './completeHtml.ts';

let view: ReturnType<typeof mockIntersections>;

/** Reports to the only observer of the page that this share of the line is seen. */
const look = (share: number) =>
  view.report({
    isIntersecting: share > 0,
    intersectionRatio: share,
    boundingClientRect: { bottom: 2000 },
  });

const page = (
  <main>
    <Reveal>
      <span>line</span>
    </Reveal>
    <CurrentYear />
  </main>
);

function prerendered() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  return root;
}

const phase = (root: Element) => root.querySelector<HTMLElement>('[data-reveal] > *')?.dataset['phase'];

beforeEach(() => {
  view = mockIntersections();
});
afterEach(() => jest.useRealTimers());

test('a line below the window waits and is drawn once it is seen, without React', () => {
  const root = prerendered();
  expect(phase(root)).toBeUndefined();
  completeHtml(root);
  look(0);
  expect(phase(root)).toBe('waiting');
  look(0.5);
  expect(phase(root)).toBe('drawing');
});

test('hydration and later renders keep the phase of a waiting line and do not observe it a second time', async () => {
  const root = prerendered();
  completeHtml(root);
  look(0);
  const complaints: unknown[] = [];
  const living = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(phase(root)).toBe('waiting');
  await act(async () => living.render(<main>{page.props.children}</main>));
  expect(phase(root)).toBe('waiting');
  expect(IntersectionObserver).toHaveBeenCalledTimes(1);
  expect(complaints).toEqual([]);
  look(0.5);
  expect(phase(root)).toBe('drawing');
});

test('a page that was built last year shows the year of the visit', () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
  const root = prerendered();
  jest.setSystemTime(new Date('2027-01-02T12:00:00Z'));
  expect(root).toHaveTextContent('2026');
  completeHtml(root);
  expect(root).toHaveTextContent('2027');
});
