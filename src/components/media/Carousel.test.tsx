import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as constants from '../../../contract/constants.ts';
import { heroCopy } from '../../content/home/hero.ts';
import { countReads } from '../../testing/countReads.ts';
import { theme } from '../../theme/theme.ts';
import { mockIntersections } from '../../testing/rendering/observers.ts';
import { Carousel } from './Carousel.tsx';

const { carousel: labels } = heroCopy;

const slides = ['Dots', 'Lines', 'Loops'].map((name) => ({
  key: name,
  name,
  content: <a href={`#${name}`}>{`More about ${name}`}</a>,
}));

const toggle = jest.fn();
const carousel = (moving: boolean, suspended = false) => (
  <ThemeProvider theme={theme}>
    <Carousel slides={slides} labels={labels} moving={moving} suspended={suspended} onToggle={toggle} />
    <button type="button">Below</button>
  </ThemeProvider>
);

/** ms that are enough for the library, which changes the visible slide in the next frame. */
const frame = 40;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const names = () => slides.map(({ name }, at) => labels.slideOf(at + 1, slides.length, name));
const group = (name: string) => screen.queryByRole('group', { name });
/** Names of the slides that are in the document and not inert. */
const reachable = () => names().filter((name) => group(name) && !group(name)?.hasAttribute('inert'));
const allPlaced = () => names().every((name) => group(name));

beforeEach(() => {
  jest.useFakeTimers();
  window.requestIdleCallback = (work) => Number(setTimeout(work as () => void, 1));
  window.cancelIdleCallback = (wish) => clearTimeout(wish);
});
afterEach(() => jest.useRealTimers());

async function show(moving = true) {
  const view = render(carousel(moving));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  expect(allPlaced()).toBe(false);
  await pass(10);
  expect(allPlaced()).toBe(true);
  return { ...view, user };
}

test('the first slide stands in the HTML, without a style attribute', () => {
  const html = renderToString(carousel(false));
  expect(html).toContain('More about Dots');
  expect(html).not.toContain('More about Lines');
  expect(html).not.toMatch(/ style=/);
});

test('slides change every 3000 ms, one at a time, and the first follows the last', async () => {
  expect(constants.carouselInterval).toBe(3000);
  expect(constants.carouselTransition).toBe(500);
  await show();
  const [first, second, third] = names();
  expect(reachable()).toEqual([first]);
  await pass(constants.carouselInterval - frame);
  expect(reachable()).toEqual([first]);
  for (const slide of [second, third, first]) {
    await pass(frame);
    await pass(frame);
    expect(reachable()).toEqual([slide]);
    await pass(constants.carouselInterval - 2 * frame);
  }
});

test('a paused carousel stays still until Play is pressed', async () => {
  const { user } = await show(false);
  await pass(4 * constants.carouselInterval);
  expect(reachable()).toEqual([names()[0]]);
  await user.click(screen.getByRole('button', { name: labels.play }));
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('hovering over a slide holds it, and the interval restarts afterwards', async () => {
  const { user } = await show();
  await pass(2000);
  await user.hover(screen.getByRole('link', { name: 'More about Dots' }));
  await pass(2 * constants.carouselInterval);
  expect(reachable()).toEqual([names()[0]]);
  await user.hover(screen.getByRole('button', { name: 'Below' }));
  await pass(constants.carouselInterval - 100);
  expect(reachable()).toEqual([names()[0]]);
  await pass(100 + frame);
  expect(reachable()).toEqual([names()[1]]);
});

test('keyboard focus in a slide holds it', async () => {
  const { user } = await show();
  for (let press = 0; press < 7; press += 1) await user.tab();
  expect(screen.getByRole('link', { name: 'More about Dots' })).toHaveFocus();
  await pass(2 * constants.carouselInterval);
  expect(reachable()).toEqual([names()[0]]);
});

test('a hovered or focused dot holds the slides, so that a chosen slide is not turned away', async () => {
  const { user } = await show();
  const dot = (at: number) => screen.getByRole('button', { name: names()[at] });
  await user.click(dot(1));
  await pass(2 * constants.carouselInterval);
  expect(reachable()).toEqual([names()[1]]);
  await user.hover(screen.getByRole('button', { name: 'Below' }));
  await user.tab();
  expect(dot(2)).toHaveFocus();
  await pass(2 * constants.carouselInterval);
  expect(reachable()).toEqual([names()[1]]);
});

test('hovering over the Pause button, which also starts the slides, does not hold them', async () => {
  const { user } = await show();
  await user.hover(screen.getByRole('button', { name: labels.pause }));
  await pass(constants.carouselInterval + frame);
  expect(reachable()).toEqual([names()[1]]);
});

test('while it is suspended no slide changes, and the Pause button keeps its state', async () => {
  const { rerender } = await show();
  rerender(carousel(true, true));
  await pass(2 * constants.carouselInterval);
  expect(reachable()).toEqual([names()[0]]);
  expect(screen.getByRole('button', { name: labels.pause })).toBeVisible();
  rerender(carousel(true));
  await pass(constants.carouselInterval + frame);
  expect(reachable()).toEqual([names()[1]]);
});

test('slides do not render when a menu suspends the carousel', async () => {
  const { rerender } = await show();
  const read = countReads(slides[0]!, 'content');
  rerender(carousel(true, true));
  expect(read).not.toHaveBeenCalled();
});

test('slides do not change in a hidden tab', async () => {
  await show();
  const setHidden = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    fireEvent(document, new Event('visibilitychange'));
  };
  setHidden(true);
  await pass(2 * constants.carouselInterval);
  expect(reachable()).toEqual([names()[0]]);
  setHidden(false);
  await pass(constants.carouselInterval + frame);
  expect(reachable()).toEqual([names()[1]]);
});

/** Call before rendering; the returned function scrolls the slides into the window or out of it. */
function watchView() {
  const view = mockIntersections();
  return (isIntersecting: boolean) => view.report({ isIntersecting });
}

test('slides do not change while no part of them is in the window', async () => {
  const scroll = watchView();
  await show();
  scroll(false);
  await pass(2 * constants.carouselInterval);
  expect(reachable()).toEqual([names()[0]]);
  scroll(true);
  await pass(constants.carouselInterval + frame);
  expect(reachable()).toEqual([names()[1]]);
});

test('dots and arrows lead to any slide, and the current dot says so', async () => {
  const { user } = await show(false);
  const dot = (at: number) => screen.getByRole('button', { name: names()[at] });
  expect(dot(0)).toHaveAttribute('aria-current', 'true');
  await user.click(dot(2));
  expect(reachable()).toEqual([names()[2]]);
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
  expect(dot(0)).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('button', { name: labels.next }));
  expect(reachable()).toEqual([names()[0]]);
  await user.click(screen.getByRole('button', { name: labels.previous }));
  expect(reachable()).toEqual([names()[2]]);
});

test('a horizontal swipe turns the slide, a vertical or a short one does not', async () => {
  await show(false);
  const draw = (across: number, down: number) => {
    const slide = screen.getByRole('link', { name: 'More about Dots' });
    fireEvent.touchStart(slide, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] });
  };
  draw(-60, 120);
  draw(-10, 0);
  expect(reachable()).toEqual([names()[0]]);
  draw(-80, 10);
  await pass(frame);
  expect(reachable()).toEqual([names()[1]]);
});

test('the other slides are not placed in the document while the focus is in the first one', async () => {
  render(carousel(false));
  const link = screen.getByRole('link', { name: 'More about Dots' });
  act(() => link.focus());
  await pass(10);
  expect(link).toHaveFocus();
  expect(allPlaced()).toBe(false);
  act(() => link.blur());
  await pass(10);
  expect(allPlaced()).toBe(true);
});

test('only a slide that the visitor chose is announced, not the first one or one that came by itself', async () => {
  const { user } = await show();
  const view = () => screen.getByRole('region', { name: labels.label }).querySelector('[aria-live]');
  const shown = () => screen.getByRole('link', { name: /More about/ });
  await user.hover(shown());
  expect(view()).toHaveAttribute('aria-live', 'off');
  await user.click(screen.getByRole('button', { name: labels.next }));
  expect(reachable()).toEqual([names()[1]]);
  expect(view()).toHaveAttribute('aria-live', 'polite');

  await user.click(screen.getByRole('button', { name: 'Below' }));
  expect(view()).toHaveAttribute('aria-live', 'off');
  await pass(constants.carouselInterval + frame);
  expect(reachable()).toEqual([names()[2]]);
  await user.hover(view()!);
  expect(view()).toHaveAttribute('aria-live', 'off');
});

test('a chosen slide out of the window is not live, so that it is not announced again after a dialog', async () => {
  const scroll = watchView();
  const { user } = await show(false);
  await user.click(screen.getByRole('button', { name: labels.next }));
  const view = screen.getByRole('region', { name: labels.label }).querySelector('[aria-live]');
  expect(view).toHaveAttribute('aria-live', 'polite');
  scroll(false);
  expect(view).toHaveAttribute('aria-live', 'off');
});
