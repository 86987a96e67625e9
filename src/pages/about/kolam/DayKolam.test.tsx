import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { rehydratedMark } from '../../../app/store/persistedCodec.ts';
import { exampleKolam, kolamOfDay, toggledAt } from '../../../art/kolam/dayKolam.ts';
import { loopsOf } from '../../../art/kolam/kolam.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';
import { dialogSlice } from '../../../state/dialog/dialogSlice.ts';
import { uiSlice } from '../../../state/uiSlice.ts';
import { inTheme } from '../../../testing/rendering/inTheme.tsx';
import { mockIntersections } from '../../../testing/rendering/observers.ts';
import { DayKolam } from './DayKolam.tsx';
import { storeChecks } from '../../../testing/storeChecks.ts';

const today = new Date(2026, 10, 22, 12);
const kolam = kolamOfDay(today);

/** A crossing that breaks the line when it is toggled, as any does, and one that then joins both parts again. */
const pairs = [...kolam.crossings].flatMap((one) =>
  [...kolam.crossings].filter((other) => other !== one).map((other) => [one, other] as const),
);
const [first, second] = pairs.find(
  ([one, other]) => loopsOf(toggledAt(toggledAt(kolam, one), other)).length === 1,
) ?? ['', ''];

let view: ReturnType<typeof mockIntersections>;

/**
 * Reports whether the drawing is above the lower quarter of the window, which it is by default. Several entries are
 * reported in one callback.
 */
const see = (...looks: boolean[]) =>
  view.report(...(looks.length > 0 ? looks : [true]).map((isIntersecting) => ({ isIntersecting })));

beforeEach(() => {
  jest.useFakeTimers({ now: today, advanceTimers: true });
  view = mockIntersections();
});

afterEach(() => jest.useRealTimers());

function section({ motionPaused = true } = {}) {
  const store = configureStore({
    reducer: { ui: uiSlice.reducer, dialog: dialogSlice.reducer },
    middleware: (defaults) => defaults(storeChecks),
    preloadedState: { ui: { ...uiSlice.getInitialState(), motionPaused, ...rehydratedMark } },
  });
  return <Provider store={store}>{inTheme(<DayKolam />)}</Provider>;
}

function show(options?: Parameters<typeof section>[0]) {
  const { container } = render(section(options));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { container, user };
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const group = () => screen.getByRole('group', { name: 'Crossings of the kolam' });
const pressed = () => within(group()).getAllByRole('button', { pressed: true });
const buttonOf = (key: string) => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return screen.getByRole('button', {
    name: `Crossing, row ${(y + 3.5) * 2 + 1}, column ${Math.floor(x + 3.5) + 1}`,
  });
};

test('the HTML holds an example, which is the same on any day and cannot be pressed', () => {
  const html = renderToString(section());
  jest.setSystemTime(new Date(2027, 3, 1));
  expect(renderToString(section())).toBe(html);
  document.body.innerHTML = html;
  expect(fact('Date')).toBe('none, an example');
  expect(fact('Grid')).toBe('41 dots in 9 rows');
  expect(fact('Crossings')).toBe(String(exampleKolam().crossings.size));
  expect(screen.queryByRole('group')).toBeNull();
  expect(html).not.toMatch(/ style=/);
  document.body.replaceChildren();
});

test('once the kolam is in view it is that of today', () => {
  show();
  expect(fact('Date')).toBe('none, an example');
  see();
  expect(fact('Date')).toBe('22 November 2026');
  expect(fact('Crossings')).toBe(String(kolam.crossings.size));
  expect(screen.getByRole('status')).toHaveTextContent('One unbroken line');
  expect(pressed()).toHaveLength(kolam.crossings.size);
  expect(within(group()).getAllByRole('button')).toHaveLength(64);
});

test('the example stays while the kolam is in or below the lower quarter of the window', () => {
  show();
  see(false);
  expect(screen.queryByRole('group')).toBeNull();
  see();
  expect(group()).toBeVisible();
});

test('a kolam that comes into view while the browser is busy is noticed, although both entries come in one callback', () => {
  show();
  see(false, true);
  expect(group()).toBeVisible();
});

test('a press that breaks the line is announced, and the part that broke off has another colour', async () => {
  const { container, user } = show();
  see();
  const brokenOff = () => container.querySelector(`path[stroke="${sectionColours.answer}"]`);
  expect(brokenOff()).toBeNull();
  await user.click(buttonOf(first));
  expect(screen.getByRole('status')).toHaveTextContent('Broken into 2 lines');
  expect(fact('Crossings')).toBe(String(kolam.crossings.size - 1));
  expect(buttonOf(first)).toHaveAttribute('aria-pressed', 'false');
  expect(brokenOff()).not.toBeNull();
  await user.click(buttonOf(first));
  expect(screen.getByRole('status')).toHaveTextContent('One unbroken line');
});

test('a press where the two lines meet joins them into another kolam', async () => {
  const { user } = show();
  see();
  await user.click(buttonOf(first));
  await user.click(buttonOf(second));
  expect(screen.getByRole('status')).toHaveTextContent('One line again, another kolam');
  expect(fact('Crossings')).toBe(String(kolam.crossings.size - 2));
});

test('one button puts everything back, and keeps the focus', async () => {
  const { user } = show();
  see();
  const putBack = screen.getByRole('button', { name: 'Put it back' });
  expect(putBack).toHaveAttribute('aria-disabled', 'true');
  await user.click(buttonOf(first));
  await user.click(buttonOf(second));
  expect(putBack).toHaveAttribute('aria-disabled', 'false');
  await user.click(putBack);
  expect(screen.getByRole('status')).toHaveTextContent('One unbroken line');
  expect(pressed()).toHaveLength(kolam.crossings.size);
  expect(putBack).toHaveFocus();
});

test('the crossings are one tab stop, arrow keys move between them, and Tab returns to the last one', async () => {
  const { user } = show();
  see();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Crossing, row 1, column 4' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
  const place = screen.getByRole('button', { name: 'Crossing, row 3, column 5' });
  expect(place).toHaveFocus();
  const before = place.getAttribute('aria-pressed');
  await user.keyboard(' ');
  expect(place).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Put it back' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(place).toHaveFocus();
});

test('the kolam draws itself once where motion is not paused, and a press shows it whole', async () => {
  const { container, user } = show({ motionPaused: false });
  see();
  expect(container.querySelector('mask')).not.toBeNull();
  await user.click(buttonOf(second));
  expect(container.querySelector('mask')).toBeNull();
});

test('the drawing is over once the areas inside the line have appeared', () => {
  const { container } = show({ motionPaused: false });
  see();
  const face = container.querySelector(`path[fill="${sectionColours.fill}"]`)!;
  act(() => void face.dispatchEvent(new Event('animationend', { bubbles: true })));
  expect(container.querySelector('mask')).toBeNull();
  expect(container.querySelectorAll(`path[fill="${sectionColours.fill}"]`)).toHaveLength(1);
});

test('the kolam does not move where motion is paused', () => {
  const { container } = show();
  see();
  expect(container.querySelector('mask')).toBeNull();
});

test('the kolam is printed alone', async () => {
  const printed = jest.fn(() => {
    const [sheet] = [...document.body.children].filter(({ id }) => id === 'printed-kolam');
    expect(sheet?.querySelectorAll('svg')).toHaveLength(1);
  });
  Object.assign(window, { print: printed });
  const { user } = show();
  see();
  await user.click(screen.getByRole('button', { name: 'Print it' }));
  expect(printed).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.getElementById('printed-kolam')).toBeNull();
});
