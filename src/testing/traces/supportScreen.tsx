import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { SupportScreen } from '../../support/SupportScreen.tsx';
import { refusedApplication, traceTextOf } from './traceExamples.ts';

const { opening, player } = supportCopy;

/** Gives the list and its rows heights in px, because jsdom has no layout, and resets the address before each test. */
export function installLayout(): void {
  beforeAll(() => {
    Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 1200 });
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 60 });
    Element.prototype.scrollTo = () => {};
  });
  beforeEach(() => window.history.replaceState(null, '', '/support/replay'));
}

export const fileOf = (text: string, name = 'visit.trace.json') =>
  new File([text], name, { type: 'application/json' });

/** The trace file of a refused application, with ten steps. */
export const refused = (id = 'K7Q', dropped = 0) =>
  fileOf(traceTextOf(refusedApplication, { id, dropped }), `${id}.trace.json`);

export const user = userEvent.setup();

function chooseFiles(...files: File[]): void {
  const button =
    screen.queryByRole('button', { name: opening.choose }) ??
    screen.getByRole('button', { name: opening.another });
  const input = button.parentElement?.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files.');
  fireEvent.change(input, { target: { files } });
}

export async function openFiles(...files: File[]) {
  chooseFiles(...files);
  await waitFor(() => expect(screen.queryByText(/Opening/)).toBeNull());
}

const renderEmptyScreen = () => render(<SupportScreen frameSrc="/support/frame" />);

/** Renders the screen and opens these files; resolves once the player is rendered. */
export async function renderScreen(...files: File[]) {
  renderEmptyScreen();
  if (files.length === 0) return;
  await openFiles(...files);
  await screen.findByRole('group', { name: player.label });
}

/** Lets so many milliseconds pass on fake timers. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** As `renderScreen` with one file, on fake timers: resolves once the file is open. */
export async function renderScreenOnFakeTimers() {
  renderEmptyScreen();
  chooseFiles(refused());
  await pass(500);
}

const slider = () => screen.getByRole('slider', { name: player.position });
export const shownStep = () => slider().getAttribute('aria-valuetext');
export const press = (key: string) =>
  fireEvent.keyDown(document.body, { key, shiftKey: key === 'E' || key === '?' });
