import { act, screen, within } from '@testing-library/react';
import { copyResults } from '../../content/copyResults.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { installDevToolsInstances } from '../../testing/traces/devToolsInstances.ts';
import { refusedApplication, startedAt, traceTextOf } from '../../testing/traces/traceExamples.ts';
import {
  fileOf,
  installLayout,
  press,
  refused,
  renderScreen,
  shownStep,
  user,
} from '../../testing/traces/supportScreen.tsx';
import { formatTimestamp } from '../story/formatTime.ts';
import { textOf } from './textOf.ts';

installLayout();

const { detail, requests, ticket, devTools } = supportCopy;

test('`textOf` formats numbers within its range as times and writes one entry per line', () => {
  expect(textOf(startedAt)).toBe(formatTimestamp(startedAt));
  expect(textOf({ savedAt: startedAt, minutes: 5, name: null })).toBe(
    `{\n  "savedAt": "${formatTimestamp(startedAt)}",\n  "minutes": 5,\n  "name": null\n}`,
  );
  expect([textOf(0), textOf(20_261_125), textOf('a'), textOf(null), textOf({})]).toEqual([
    '0',
    '20261125',
    '"a"',
    'null',
    '{}',
  ]);
  const [earliest, end] = [1_000_000_000_000, 4_102_444_800_000];
  expect([earliest, end - 1].map(textOf)).toEqual([earliest, end - 1].map((at) => formatTimestamp(at)));
  expect([earliest - 1, end, earliest + 0.5].map(textOf)).toEqual(
    [earliest - 1, end, earliest + 0.5].map(String),
  );
});

describe('detail', () => {
  test('the detail of a step shows its changes, the state and the calls', async () => {
    await renderScreen(refused());
    press('e');
    press('ArrowLeft');
    press('ArrowLeft');
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

  test('only the first 500 of more than 500 calls are listed', async () => {
    const calls = refusedApplication.filter(({ type }) => type.startsWith('api/'));
    const many = Array.from({ length: 501 }, () => calls).flat();
    await renderScreen(fileOf(traceTextOf(many, { id: 'K7Q' })));
    press('d');
    const panel = screen.getByRole('region', { name: detail.label });
    await user.click(within(panel).getByRole('tab', { name: requests.label }));
    expect(within(panel).getByText(requests.more(500))).toBeVisible();
    expect(within(panel).getByRole('tabpanel').querySelectorAll('li')).toHaveLength(500);
  });

  test('the summary is copied, or shown if the browser forbids copying', async () => {
    const write = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await renderScreen(refused());
    await user.click(screen.getByRole('button', { name: ticket.copy }));
    expect(await screen.findByText(copyResults.copied)).toBeVisible();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('## Trace K7Q'));
    await user.click(screen.getByRole('button', { name: ticket.copy }));
    expect(await screen.findByRole('textbox', { name: ticket.text })).toHaveDisplayValue(/Trace K7Q/);
  });

  test('without Redux DevTools the button is disabled and described by the reason', async () => {
    await renderScreen(refused());
    const button = screen.getByRole('button', { name: devTools.open });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(devTools.missing);
  });
});

describe('in a browser with Redux DevTools', () => {
  const extension = installDevToolsInstances();

  test('the slider of DevTools moves the replay of its file, also after another file was shown', async () => {
    await renderScreen(refused('ABC'), refused('DEF'));
    const show = async (name: RegExp) => user.click(await screen.findByRole('tab', { name }));
    const jump = (actionId: number) => act(() => extension.jump('Trace ABC', actionId));
    await show(/^ABC/);
    await user.click(screen.getByRole('button', { name: devTools.open }));
    expect(screen.getByText(devTools.opened)).toBeVisible();
    jump(3);
    expect(shownStep()).toMatch(/^Step 2:/);

    await show(/^DEF/);
    jump(5);
    expect(shownStep()).toMatch(/^Start/);
    expect(screen.queryByText(devTools.opened)).toBeNull();

    await show(/^ABC/);
    expect(shownStep()).toMatch(/^Step 2:/);
    expect(screen.getByText(devTools.opened)).toBeVisible();
    jump(7);
    expect(shownStep()).toMatch(/^Step 6:/);
  });
});
