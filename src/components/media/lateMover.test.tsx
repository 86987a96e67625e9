import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as constants from '../../../contract/constants.ts';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { heroCopy } from '../../content/home/hero.ts';
import { Carousel } from './Carousel.tsx';
import { moverLeadMs } from './useSlideTurns.ts';

const mounted = jest.fn();
jest.mock('react-material-ui-carousel', () => ({
  __esModule: true,
  default: ({ children, duration }: { children: React.ReactNode; duration: number }) => {
    mounted({ duration });
    return <section aria-label="Mover">{children}</section>;
  },
}));

const { carousel: labels } = heroCopy;
const names = ['Dots', 'Lines', 'Loops', 'Faces', 'Grids', 'Stars'];
const slides = names.map((name) => ({ key: name, name, content: <p>{name}</p> }));
const carousel = (moving: boolean) =>
  inTheme(<Carousel slides={slides} labels={labels} moving={moving} onToggle={() => {}} />);

/** React renders a timer's updates when the surrounding act() ends, so the import resolves only in a second one. */
const pass = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(() => jest.advanceTimersByTimeAsync(0));
};
const show = async (moving = true) => {
  const view = render(carousel(moving));
  await pass(1);
  return view;
};
const mover = () => screen.queryByRole('region', { name: 'Mover' });
const drawn = () => names.filter((name) => screen.queryByText(name));
const press = (name: string) =>
  userEvent
    .setup({ advanceTimers: jest.advanceTimersByTimeAsync })
    .click(screen.getByRole('button', { name }));
const reduceMotion = () => {
  const usual = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.defineProperty(usual(query), 'matches', { value: query.includes('reduce') }),
    );
};

beforeEach(() => {
  jest.useFakeTimers();
  window.requestIdleCallback = (work) => Number(setTimeout(work as () => void));
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('the library is mounted 900 ms before the first change of slide', async () => {
  expect(moverLeadMs).toBe(900);
  await show();
  await pass(constants.carouselInterval - moverLeadMs - 50);
  expect(mover()).toBeNull();
  await pass(100);
  expect(mover()).not.toBeNull();
  expect(screen.getByRole('group', { name: 'Slide 1 of 6: Dots' })).not.toHaveAttribute('inert');
});

test('the library changes slides in 500 ms', async () => {
  await show();
  await pass(constants.carouselInterval);
  expect(mounted).toHaveBeenCalledWith({ duration: 500 });
});

test('the library gets the visible slide and the next one, and the others empty', async () => {
  await show();
  await pass(constants.carouselInterval - 100);
  expect(drawn()).toEqual(['Dots', 'Lines']);
});

test('a slide that was not due next is filled when it is chosen, beside the one that it replaces', async () => {
  await show();
  await pass(constants.carouselInterval - 100);
  await press('Slide 3 of 6: Loops');
  // The fourth is due next.
  expect(drawn()).toEqual(['Dots', 'Loops', 'Faces']);
  expect(screen.getByRole('group', { name: 'Slide 3 of 6: Loops' })).not.toHaveAttribute('inert');
});

/** When the line in the visible slide is drawn; null: as the page opens. */
const drawing = () => document.querySelector('[role=group]:not([inert])')?.getAttribute('data-drawing');

test('the line of the first slide is drawn once, although the library remounts that slide', async () => {
  await show();
  expect(drawing()).toBeNull();
  await pass(constants.carouselInterval - 100);
  expect(mover()).not.toBeNull();
  expect(drawing()).toBe('done');
  await pass(100);
  expect(drawn()).toContain('Lines');
  expect(drawing()).toBe('now');
});

test('going back to a slide draws its line again', async () => {
  await show(false);
  await press('Next slide');
  expect(drawing()).toBe('now');
  await press('Previous slide');
  expect(drawn()).toEqual(['Dots']);
  expect(drawing()).toBe('now');
});

test('a slide chosen before the library arrives shows at once, and the library then starts with it', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 6: Loops' }));
  expect(drawn()).toEqual(['Loops']);
  await pass(0);
  expect(mover()?.querySelector('[role=group]')).toHaveAttribute('aria-label', 'Slide 3 of 6: Loops');
});

test.each([
  ['reduced motion', reduceMotion],
  [
    'Save-Data',
    () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  ],
])('with %s slides change without the library', async (_, ask) => {
  ask();
  await show();
  await pass(constants.carouselInterval + 50);
  await press('Next slide');
  await pass(2 * constants.carouselInterval);
  expect(mover()).toBeNull();
  expect(drawn()).toEqual(['Loops']);
});

test('while slides are paused no arrow fetches the library, and Play does', async () => {
  const { rerender } = await show(false);
  await press('Next slide');
  await pass(2 * constants.carouselInterval);
  expect(drawn()).toEqual(['Lines']);
  expect(mover()).toBeNull();
  rerender(carousel(true));
  await pass(0);
  expect(mover()).not.toBeNull();
});
