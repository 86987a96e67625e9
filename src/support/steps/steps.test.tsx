import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { supportCopy } from '../content/trace/supportScreen.ts';
import { traceErrors } from '../content/trace/traceErrors.ts';
import { longVisit, refusedApplication, traceTextOf } from '../testing/traceExamples.ts';
import type { ToFrame } from '../trace/replayMessages.ts';
import { maxTraceBytes } from '../trace/readTrace.ts';
import { SupportScreen } from './SupportScreen.tsx';

jest.setTimeout(30_000);

const { opening, player, list, goTo, detail, requests, ticket, devTools } = supportCopy;

/** jsdom has no layout: px of the list and of each row. */
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 60 });
  Element.prototype.scrollTo = () => {};
});
beforeEach(() => window.history.replaceState(null, '', '/support/replay'));

const fileOf = (text: string, name = 'visit.trace.json') =>
  new File([text], name, { type: 'application/json' });
const refused = (id = 'K7Q', dropped = 0) =>
  fileOf(traceTextOf(refusedApplication, { id, dropped }), `${id}.trace.json`);

const user = userEvent.setup();
const openFiles = async (...files: File[]) => {
  const button =
    screen.queryByRole('button', { name: opening.choose }) ??
    screen.getByRole('button', { name: opening.another });
  const input = button.parentElement?.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files.');
  fireEvent.change(input, { target: { files } });
  await waitFor(() => expect(screen.queryByText(/Opening/)).toBeNull());
};
const renderScreen = async (...files: File[]) => {
  render(<SupportScreen frameSrc="/support/frame" />);
  if (files.length > 0) {
    await openFiles(...files);
    await screen.findByRole('group', { name: player.label });
  }
};

const slider = () => screen.getByRole('slider', { name: player.position });
const shownStep = () => slider().getAttribute('aria-valuetext');
const rows = () => within(screen.getByRole('list', { name: list.label })).getAllByRole('listitem');
const press = (key: string) =>
  fireEvent.keyDown(document.body, { key, shiftKey: key === 'E' || key === '?' });

describe('opening', () => {
  test('before anything is open it says what this is, and that nothing is sent', async () => {
    await renderScreen();
    expect(screen.getByText(opening.drop)).toBeVisible();
    expect(screen.getByText(opening.nothingSent)).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('a file, a dropped file and pasted text open alike', async () => {
    await renderScreen();
    fireEvent.drop(screen.getByText(opening.drop), {
      dataTransfer: { types: ['Files'], files: [refused('ABC')] },
    });
    expect(await screen.findByText(/^10 steps, every value within the policy/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: supportCopy.files.close('ABC') }));
    await user.click(screen.getByText(opening.pasteTitle));
    fireEvent.change(screen.getByLabelText(opening.pasteLabel), {
      target: { value: traceTextOf(refusedApplication) },
    });
    await user.click(screen.getByRole('button', { name: opening.openPasted }));
    expect(await screen.findByText(/recorded in build a1b2c3d4, shown in development/)).toBeVisible();
  });

  test.each([
    ['E_EMPTY', ''],
    ['E_NOT_JSON', 'hello'],
    ['E_TRUNCATED', traceTextOf(refusedApplication).slice(0, -20)],
    ['E_NOT_TRACE', '{"a":1}'],
    ['E_VERSION_NEWER', traceTextOf(refusedApplication).replace('"version":1', '"version":99')],
    ['E_SHAPE', traceTextOf(refusedApplication).replace('"payload":"', '"payload":7,"x":"')],
    ['E_KEYS', '{"__proto__":1}'],
  ] as const)('%s is told with what to do, and its code', async (code, text) => {
    await renderScreen();
    await openFiles(fileOf(text));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('“visit.trace.json” could not be opened');
    expect(alert).toHaveTextContent(traceErrors[code].says);
    expect(alert).toHaveTextContent(traceErrors[code].todo);
    expect(within(alert).getByText(code)).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: opening.dismiss }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a file that is too large or cannot be read is refused before anything of it is used', async () => {
    const large = fileOf('');
    const read = jest.fn();
    Object.defineProperties(large, { size: { value: maxTraceBytes + 1 }, text: { value: read } });
    await renderScreen();
    await openFiles(large);
    expect(await screen.findByText('E_TOO_LARGE')).toBeVisible();
    expect(read).not.toHaveBeenCalled();
    const moved = fileOf('');
    Object.defineProperty(moved, 'text', { value: () => Promise.reject(new Error('gone')) });
    await openFiles(moved);
    expect(await screen.findByText('E_UNREADABLE')).toBeVisible();
  });

  test('several files are tabs, each where it was left', async () => {
    await renderScreen(refused('ABC'));
    press('End');
    await openFiles(refused('DEF'));
    const tab = (name: RegExp) => screen.findByRole('tab', { name });
    expect(await tab(/^DEF/)).toHaveAttribute('aria-selected', 'true');
    expect(shownStep()).toMatch(/^Start/);
    await user.click(await tab(/^ABC/));
    expect(shownStep()).toMatch(/^Step 9:/);
    await user.click(screen.getByRole('button', { name: supportCopy.files.close('ABC') }));
    expect(shownStep()).toMatch(/^Start/);
    expect(screen.queryByRole('tab', { name: /ABC/ })).toBeNull();
  });
});

describe('steps', () => {
  test('keys go through the steps, to pages and to errors', async () => {
    await renderScreen(refused());
    const ways = [
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'e',
      'e',
      'E',
      'End',
      'ArrowRight',
      '[',
      'Home',
      ']',
    ];
    const seen = ways.map((key) => {
      press(key);
      return /^(?:Start|Step \d+)/.exec(shownStep() ?? '')?.[0];
    });
    expect(seen).toEqual([
      'Step 0',
      'Step 1',
      'Step 0',
      'Step 5',
      'Step 7',
      'Step 5',
      'Step 9',
      'Step 9',
      'Step 0',
      'Start',
      'Step 0',
    ]);
    fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    expect(shownStep()).toMatch(/^Step 9/);
  });

  test('keys are the field’s while somebody types, and the help’s while it is open', async () => {
    await renderScreen(refused());
    press('/');
    const field = screen.getByRole('searchbox', { name: list.search });
    expect(field).toHaveFocus();
    await user.keyboard('edf');
    expect(field).toHaveValue('edf');
    expect(shownStep()).toMatch(/^Start/);
    press('?');
    const help = await screen.findByRole('dialog', { name: supportCopy.help.title });
    fireEvent.keyDown(help, { key: 'End' });
    expect(screen.getByRole('slider', { hidden: true })).toHaveAttribute('aria-valuenow', '0');
    await user.click(within(help).getByRole('button', { name: supportCopy.help.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the list tells each step with its place among all, and follows the slider and leads it', async () => {
    await renderScreen(refused());
    expect(rows()).toHaveLength(11);
    press('e');
    const current = rows()[6]!;
    expect(current).toHaveAttribute('aria-posinset', '7');
    expect(current).toHaveAttribute('aria-setsize', '11');
    const button = within(current).getByRole('button');
    expect(button).toHaveAttribute('aria-current', 'step');
    expect(button).toHaveTextContent('Error: The job application was sent: the server refused it (422)');
    expect(button).toHaveTextContent('api/executeMutation/rejected');
    await user.click(within(rows()[3]!).getByRole('button'));
    expect(shownStep()).toBe('Step 2: Job application: filled in Phone number');
    fireEvent.keyDown(within(rows()[3]!).getByRole('button'), { key: 'ArrowDown' });
    expect(shownStep()).toMatch(/^Step 3/);
    expect(within(rows()[4]!).getByRole('button')).toHaveFocus();
  });

  test('of a thousand steps only those in view are drawn', async () => {
    await renderScreen(fileOf(traceTextOf(longVisit(1000))));
    expect(screen.getByText(/^1,000 steps, every value/)).toBeVisible();
    expect(rows().length).toBeLessThan(40);
    expect(rows()[0]).toHaveAttribute('aria-setsize', '1001');
  });

  test('filters and the search leave fewer steps, and say how many', async () => {
    await renderScreen(refused());
    await user.click(screen.getByRole('button', { name: /^Errors/ }));
    expect(rows()).toHaveLength(2);
    expect(screen.getByText('2 of 10 steps')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'dialog');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.type(screen.getByRole('searchbox'), ' nowhere');
    await user.click(await screen.findByRole('button', { name: list.clear }));
    await waitFor(() => expect(rows()).toHaveLength(11));
  });
});

describe('references', () => {
  const goToStep = async (text: string) => {
    const field = screen.getByLabelText(goTo.label);
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };

  test('a reference finds its file and its step, and says so where it is of none', async () => {
    await renderScreen(refused('ABC', 140), refused('DEF'));
    await goToStep('abc-142');
    expect(screen.getByRole('tab', { name: /^ABC/ })).toHaveAttribute('aria-selected', 'true');
    expect(shownStep()).toMatch(/^Step 142:/);
    await goToStep('XYZ-1');
    expect(screen.getByRole('alert')).toHaveTextContent(goTo.otherFile('XYZ'));
    await goToStep('7');
    expect(screen.getByRole('alert')).toHaveTextContent(goTo.missing(7, 140, 149));
    await goToStep('what?');
    expect(screen.getByRole('alert')).toHaveTextContent(goTo.unreadable);
    await goToStep('#141');
    expect(shownStep()).toMatch(/^Step 141:/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a link to a step waits for the file that has it', async () => {
    window.history.replaceState(null, '', '/support/replay#DEF-5');
    await renderScreen();
    expect(screen.getByText(opening.waiting('#DEF-5'))).toBeVisible();
    await openFiles(refused('ABC'));
    await screen.findByRole('slider');
    expect(shownStep()).toMatch(/^Start/);
    await openFiles(refused('DEF'));
    await waitFor(() => expect(shownStep()).toMatch(/^Step 5:/));
    press('ArrowRight');
    await waitFor(() => expect(window.location.hash).toBe('#6'));
  });
});

describe('detail', () => {
  test('a step shows what it changed, the state and the calls', async () => {
    await renderScreen(refused());
    press('e');
    press('d');
    const panel = screen.getByRole('region', { name: detail.label });
    const row = within(panel).getByRole('row', { name: /submitJobApplication\.status/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['"pending"', '"rejected"']);
    await user.click(within(panel).getByRole('tab', { name: detail.state }));
    await user.click(within(panel).getByText('navigation'));
    expect(await within(panel).findByText('path')).toBeVisible();
    await user.click(within(panel).getByRole('tab', { name: requests.label }));
    expect(within(panel).getByText(requests.failed(422))).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: requests.goTo(requests.start, 4) }));
    expect(shownStep()).toMatch(/^Step 4/);
    press('d');
    expect(screen.queryByRole('region', { name: detail.label })).toBeNull();
  });

  test('the summary is copied, or shown where the browser forbids it', async () => {
    const write = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await renderScreen(refused());
    await user.click(screen.getByRole('button', { name: ticket.copy }));
    expect(await screen.findByText(ticket.copied)).toBeVisible();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('## Trace K7Q'));
    await user.click(screen.getByRole('button', { name: ticket.copy }));
    expect(await screen.findByRole('textbox', { name: ticket.text })).toHaveDisplayValue(/Trace K7Q/);
  });

  test('without Redux DevTools the button says why it does nothing', async () => {
    await renderScreen(refused());
    const button = screen.getByRole('button', { name: devTools.open });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(devTools.missing);
  });
});

describe('playing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const openNow = async () => {
    render(<SupportScreen frameSrc="/support/frame" />);
    const input = screen.getByRole('button', { name: opening.choose }).parentElement!.querySelector('input')!;
    fireEvent.change(input, { target: { files: [refused()] } });
    await pass(500);
  };

  test('steps come at their recorded times, with long waits shortened, and Space stops them', async () => {
    await openNow();
    press(' ');
    await pass(100);
    expect(shownStep()).toMatch(/^Step 0/);
    await pass(150);
    expect(shownStep()).toMatch(/^Step 1/);
    expect(screen.getByText(player.waits('9 s', '3 s'), { exact: false })).toBeVisible();
    await pass(2_900);
    expect(shownStep()).toMatch(/^Step 1/);
    await pass(200);
    expect(shownStep()).toMatch(/^Step 2/);
    press(' ');
    await pass(60_000);
    expect(shownStep()).toMatch(/^Step 2/);
    expect(screen.getByRole('button', { name: player.play })).toBeVisible();
  });

  test('at 16 times the speed it is soon at the end, stops there, and begins anew', async () => {
    await openNow();
    fireEvent.change(screen.getByRole('combobox', { name: player.speed }), { target: { value: '16' } });
    press(' ');
    await pass(1_200);
    expect(shownStep()).toMatch(/^Step 9/);
    fireEvent.click(screen.getByRole('button', { name: player.play }));
    await pass(50);
    expect(shownStep()).toMatch(/^Step [01]/);
  });
});

describe('the frame', () => {
  const frame = () => screen.getByTitle<HTMLIFrameElement>(player.frameTitle);
  const answer = (
    data: unknown,
    origin = window.location.origin,
    source: Window | null = frame().contentWindow,
  ) => act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  const spyOnFrame = () => {
    const post = jest.fn<void, [ToFrame, string]>();
    Object.defineProperty(frame().contentWindow, 'postMessage', { configurable: true, value: post });
    return post;
  };

  test('it is sent a moment once it is ready, one at a time, and of several the newest', async () => {
    await renderScreen(refused());
    const post = spyOnFrame();
    press('ArrowRight');
    expect(post).not.toHaveBeenCalled();
    answer({ type: 'ready' });
    expect(post).toHaveBeenCalledTimes(1);
    expect(post.mock.calls[0]?.[0].moment.sight.navigation.path).toBe('/job-application');
    expect(post.mock.calls[0]?.[1]).toBe(window.location.origin);
    press('ArrowRight');
    press('End');
    expect(post).toHaveBeenCalledTimes(1);
    answer({ type: 'shown', number: post.mock.calls[0]?.[0].number });
    expect(post).toHaveBeenCalledTimes(2);
    expect(post.mock.calls[1]?.[0].moment.at).toBeGreaterThan(post.mock.calls[0]![0].moment.at + 60_000);
  });

  test('messages of others are not listened to', async () => {
    await renderScreen(refused());
    const post = spyOnFrame();
    answer({ type: 'ready' }, 'https://elsewhere.example');
    answer({ type: 'ready' }, window.location.origin, window);
    answer('ready');
    answer(null);
    expect(post).not.toHaveBeenCalled();
  });

  test('a step that cannot be drawn is told, and the next one is tried', async () => {
    await renderScreen(refused());
    const post = spyOnFrame();
    answer({ type: 'ready' });
    answer({ type: 'failed', number: post.mock.calls[0]?.[0].number, message: 'no such field' });
    expect(screen.getByText(player.failed('no such field'))).toBeVisible();
    press('ArrowRight');
    answer({ type: 'shown', number: post.mock.calls[1]?.[0].number });
    expect(screen.queryByText(player.failed('no such field'))).toBeNull();
  });
});
