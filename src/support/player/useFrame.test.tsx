import { act, fireEvent, screen } from '@testing-library/react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import {
  installLayout,
  pass,
  press,
  refused,
  renderScreen,
  renderScreenOnFakeTimers,
  shownStep,
} from '../../testing/traces/supportScreen.tsx';
import type { ToFrame } from '../../trace/replay/replayMessages.ts';

installLayout();

const { player } = supportCopy;

const frame = () => screen.getByTitle<HTMLIFrameElement>(player.frameTitle);
const listenInFrame = () => {
  const receive = jest.fn<void, [ToFrame, string, unknown]>();
  frame().contentWindow?.addEventListener('message', ({ data, origin, source }: MessageEvent<ToFrame>) =>
    receive(data, origin, source),
  );
  return receive;
};
const answer = (
  data: unknown,
  origin = window.location.origin,
  source: Window | null = frame().contentWindow,
) => act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));

describe('a frame that does not answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is reported after ten seconds, both if it never loads and if it stops answering later', async () => {
    await renderScreenOnFakeTimers();
    await pass(9_000);
    expect(screen.queryByText(player.absent)).toBeNull();
    await pass(1_000);
    expect(screen.getByText(player.absent)).toBeVisible();
    expect(screen.queryByText(/another step/)).toBeNull();
    answer({ type: 'ready' });
    answer({ type: 'shown', number: 1 });
    expect(screen.queryByText(player.absent)).toBeNull();
    await pass(60_000);
    expect(screen.queryByText(player.silent)).toBeNull();
    press('ArrowRight');
    await pass(10_000);
    expect(screen.getByText(player.silent)).toBeVisible();
    expect(screen.getByText(/Try another step/)).toBeVisible();
  });

  test('is sent the newest moment after the time-out, and a late answer to that moment counts', async () => {
    await renderScreenOnFakeTimers();
    const received = listenInFrame();
    const numbers = () => received.mock.calls.map(([{ number }]) => number);
    await pass(10_000);
    press('ArrowRight');
    expect(numbers()).toEqual([]);
    answer({ type: 'ready' });
    press('ArrowRight');
    press('ArrowRight');
    await pass(9_000);
    expect(numbers()).toEqual([1]);
    await pass(1_000);
    expect(numbers()).toEqual([1, 2]);
    expect(received.mock.calls[1]?.[0].moment.position).toBe(3);
    answer({ type: 'shown', number: 1 });
    expect(screen.getByText(player.silent)).toBeVisible();
    await pass(10_000);
    expect(numbers()).toEqual([1, 2]);
    press('ArrowRight');
    expect(numbers()).toEqual([1, 2, 3]);
    await pass(10_000);
    expect(screen.getByText(player.silent)).toBeVisible();
    answer({ type: 'shown', number: 3 });
    expect(screen.queryByText(player.silent)).toBeNull();
  });
});

describe('the frame', () => {
  test('the frame is sent moments once it is ready, one at a time, and of several the newest', async () => {
    await renderScreen(refused());
    const received = listenInFrame();
    press('ArrowRight');
    expect(received).not.toHaveBeenCalled();
    answer({ type: 'ready' });
    expect(received).toHaveBeenCalledTimes(1);
    expect(received.mock.calls[0]?.[0].moment.snapshot.navigation.path).toBe('/job-application');
    expect(received.mock.calls[0]?.[1]).toBe(window.location.origin);
    expect(received.mock.calls[0]?.[2]).toBe(window);
    press('ArrowRight');
    press('End');
    expect(received).toHaveBeenCalledTimes(1);
    answer({ type: 'shown', number: received.mock.calls[0]?.[0].number });
    expect(received).toHaveBeenCalledTimes(2);
    expect(received.mock.calls[1]?.[0].moment.at).toBeGreaterThan(
      received.mock.calls[0]![0].moment.at + 60_000,
    );
  });

  test('only the first message contains moments ahead, one for each page', async () => {
    await renderScreen(refused());
    const received = listenInFrame();
    answer({ type: 'ready' });
    const { number, ahead } = received.mock.calls[0]![0];
    expect(ahead?.map(({ snapshot }) => snapshot.navigation.path)).toEqual(['/', '/job-application']);
    // The last moment of the page: by then it has loaded what it waits for.
    expect(ahead?.[1]?.position).toBe(10);
    answer({ type: 'shown', number });
    press('ArrowRight');
    expect(received.mock.calls[1]?.[0].ahead).toBeUndefined();
  });

  test('while files are dragged over the screen, the frame takes no pointer events', async () => {
    await renderScreen(refused());
    const holding = { dataTransfer: { types: ['Files'], files: [refused('DEF')] } };
    expect(frame()).not.toHaveStyle({ pointerEvents: 'none' });
    fireEvent.dragOver(document.body, holding);
    expect(frame()).toHaveStyle({ pointerEvents: 'none' });
    fireEvent.drop(document.body, holding);
    expect(await screen.findByRole('tab', { name: /^DEF/ })).toBeVisible();
    expect(frame()).not.toHaveStyle({ pointerEvents: 'none' });
  });

  test('the frame takes no pointer events once files are dragged onto it, until they are dropped or the drag is over', async () => {
    await renderScreen(refused());
    answer({ type: 'files' }, window.location.origin, window);
    expect(frame()).not.toHaveStyle({ pointerEvents: 'none' });
    answer({ type: 'files' });
    expect(frame()).toHaveStyle({ pointerEvents: 'none' });
    fireEvent.pointerMove(document.body);
    expect(frame()).not.toHaveStyle({ pointerEvents: 'none' });
  });

  test('a skip link leads past the page to the player', async () => {
    await renderScreen(refused());
    const skip = screen.getByRole('button', { name: player.skip });
    expect(skip.compareDocumentPosition(frame())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(skip);
    const controls = screen.getByRole('group', { name: player.label });
    expect(controls).toHaveFocus();
    fireEvent.keyDown(controls, { key: 'ArrowRight' });
    expect(shownStep()).toMatch(/^Step 0:/);
  });

  test('focus that a page takes while rendering is returned, but focus moved there by Tab stays', async () => {
    await renderScreen(refused());
    const search = screen.getByRole('searchbox');
    const takeFocus = () => {
      act(() => frame().focus());
      fireEvent.blur(window);
    };
    listenInFrame();
    act(() => search.focus());
    answer({ type: 'ready' });
    takeFocus();
    // The focus is returned in a microtask, not during the blur event.
    expect(frame()).toHaveFocus();
    await act(async () => {});
    expect(search).toHaveFocus();
    fireEvent.keyDown(search, { key: 'Tab' });
    takeFocus();
    await act(async () => {});
    expect(frame()).toHaveFocus();
  });

  test('keys forwarded by the frame work, and malformed messages are ignored', async () => {
    await renderScreen(refused());
    const pressed = (key: unknown, more: object = {}) => {
      answer({ type: 'key', key, shift: false, repeat: false, ...more });
      return /^(?:Start|Step \d+)/.exec(shownStep() ?? '')?.[0];
    };
    expect(pressed('ArrowRight')).toBe('Step 0');
    expect(pressed('ArrowRight', { repeat: true })).toBe('Step 1');
    expect(pressed('ArrowRight', { shift: 'yes' })).toBe('Step 2');
    expect(pressed('ArrowRight', { type: 'shown' })).toBe('Step 2');
    expect(pressed(39)).toBe('Step 2');
    expect(pressed('ArrowLeft', { shift: true })).toBe('Start');
    pressed('d', { repeat: true });
    expect(screen.queryByRole('region', { name: supportCopy.detail.label })).toBeNull();
    pressed('d', { repeat: 'yes' });
    expect(screen.getByRole('region', { name: supportCopy.detail.label })).toBeVisible();
  });

  test('an answer for another number, and a malformed answer, are ignored', async () => {
    await renderScreen(refused());
    const received = listenInFrame();
    answer({ type: 'ready' });
    const { number } = received.mock.calls[0]![0];
    for (const data of [
      { type: 'shown', number: number + 1 },
      { type: 'shown', number: String(number) },
      { type: 'shown' },
      { type: 'failed', number, message: 5 },
      { type: 'gone', number, message: 'no such field' },
    ])
      answer(data);
    press('ArrowRight');
    expect(received).toHaveBeenCalledTimes(1);
    expect(screen.getByText(player.loading)).toBeVisible();
    answer({ type: 'shown', number });
    expect(received).toHaveBeenCalledTimes(2);
  });

  test('messages from another origin or another window are ignored', async () => {
    await renderScreen(refused());
    const received = listenInFrame();
    answer({ type: 'ready' }, 'https://elsewhere.example');
    answer({ type: 'ready' }, window.location.origin, window);
    answer('ready');
    answer(null);
    expect(received).not.toHaveBeenCalled();
  });

  test('its status is in a live region that exists from the start and is empty while a moment is shown', async () => {
    await renderScreen(refused());
    const region = screen.getByText(player.loading);
    expect(region).toHaveAttribute('role', 'status');
    const received = listenInFrame();
    answer({ type: 'ready' });
    const { number } = received.mock.calls[0]![0];
    answer({ type: 'shown', number });
    expect(region).toBeInTheDocument();
    expect(region).toBeEmptyDOMElement();
    answer({ type: 'failed', number, message: 'no such field' });
    expect(region).toHaveTextContent(player.failed('no such field'));
  });

  test('a step that fails to render is reported, and the next one is sent', async () => {
    await renderScreen(refused());
    const received = listenInFrame();
    answer({ type: 'ready' });
    answer({ type: 'failed', number: received.mock.calls[0]?.[0].number, message: 'no such field' });
    expect(screen.getByText(player.failed('no such field'))).toBeVisible();
    // The frame reports the empty result as shown, which must not replace the message.
    answer({ type: 'shown', number: received.mock.calls[0]?.[0].number });
    expect(screen.getByText(player.failed('no such field'))).toBeVisible();
    press('ArrowRight');
    answer({ type: 'shown', number: received.mock.calls[1]?.[0].number });
    expect(screen.queryByText(player.failed('no such field'))).toBeNull();
  });
});
