import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import * as constants from '../../../contract/constants.ts';
import { mockIntersections } from '../../testing/rendering/observers.ts';
import { shrunkTo, useShrink } from './useShrink.ts';

function Banner() {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  useShrink(frame, picture);
  return (
    <div ref={frame}>
      <div ref={picture}>Picture</div>
    </div>
  );
}

let view: ReturnType<typeof mockIntersections>;
const see = (share: number) => view.report({ intersectionRatio: share });

const device = ({ width, still = false }: { width: number; still?: boolean }) => {
  const usual = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, from = '0'] = /min-width: (\d+)px/.exec(query) ?? [];
    const matches = width >= Number(from) && !(still && query.includes('no-preference'));
    return Object.defineProperty(usual(query), 'matches', { value: matches });
  });
};

const scrollTo = async (y: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  fireEvent.scroll(window);
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
};
const scale = () => screen.getByText('Picture').style.getPropertyValue('--shrunk');

beforeEach(() => {
  view = mockIntersections();
});

test('the scale is 1 − scroll/3500 and never below a half', () => {
  expect(shrunkTo(0)).toBe(1);
  expect(shrunkTo(350)).toBeCloseTo(0.9);
  expect(shrunkTo(1750)).toBe(0.5);
  expect(shrunkTo(9000)).toBe(constants.bannerFloor);
});

test('at 900 px the picture shrinks from where half of it was in view, and grows when scrolled back', async () => {
  device({ width: constants.bannerWidth });
  render(<Banner />);
  expect(view.thresholds).toEqual([0.5]);
  await scrollTo(2000);
  see(0.4);
  await scrollTo(2100);
  expect(scale()).toBe('');
  see(0.5);
  await scrollTo(2450);
  expect(Number(scale())).toBeCloseTo(0.9);
  await scrollTo(20000);
  expect(scale()).toBe('0.5');
  await scrollTo(0);
  expect(scale()).toBe('1');
});

test.each([
  ['below 900 px', { width: 899 }],
  ['with reduced motion', { width: 1280, still: true }],
])('%s scrolling does not change the picture', async (_where, what) => {
  device(what);
  render(<Banner />);
  see(1);
  await scrollTo(1000);
  expect(scale()).toBe('');
});
