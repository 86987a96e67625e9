import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { traceErrors } from '../../content/trace/traceErrors.ts';
import {
  fileOf,
  installLayout,
  openFiles,
  press,
  refused,
  renderScreen,
  shownStep,
  user,
} from '../../testing/renderSupport.tsx';
import { refusedApplication, traceTextOf } from '../../testing/traceExamples.ts';
import { maxTraceBytes } from '../../trace/reading/readTrace.ts';

installLayout();

const { opening, goTo, summary } = supportCopy;

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
    expect(screen.getByText(summary.otherBuild)).toBeVisible();
  });

  test('text of a trace opens as an email has it: in lines, marked as a quotation, between other words', async () => {
    await renderScreen();
    await user.click(screen.getByText(opening.pasteTitle));
    const lines = traceTextOf(refusedApplication).match(/.{1,70}/g) ?? [];
    const quoted = lines.map((line) => `> > ${line}`).join('\r\n');
    fireEvent.change(screen.getByLabelText(opening.pasteLabel), {
      target: { value: `Asha wrote:\r\n${quoted}\r\n>\r\n> > Yours, Asha` },
    });
    await user.click(screen.getByRole('button', { name: opening.openPasted }));
    expect(await screen.findByText(/^10 steps, every value within the policy/)).toBeVisible();
  });

  test('text whose end is missing is told so', async () => {
    await renderScreen();
    await user.click(screen.getByText(opening.pasteTitle));
    for (const kept of [40, -20]) {
      fireEvent.change(screen.getByLabelText(opening.pasteLabel), {
        target: { value: traceTextOf(refusedApplication).slice(0, kept) },
      });
      await user.click(screen.getByRole('button', { name: opening.openPasted }));
      expect(await screen.findByRole('alert')).toHaveTextContent('E_TRUNCATED');
      await user.click(screen.getByRole('button', { name: opening.dismiss }));
    }
  });

  test('a file with a value outside the policy says what that is, and what was left out says why', async () => {
    const edited = traceTextOf(refusedApplication)
      .replace('"leftOut":{}', '"leftOut":{"api.fault.message":1}')
      .replace('job.failed', 'job.hacked');
    await renderScreen(fileOf(edited));
    expect(screen.getByText(/^10 steps, 1 value outside the policy not shown/)).toBeVisible();
    expect(screen.getByText(summary.refused)).toBeVisible();
    await user.click(screen.getByText(/1 value left out$/));
    expect(await screen.findByText('1 value, words of the server’s own (api.fault.message)')).toBeVisible();
    expect(screen.getByText(summary.whyLeftOut)).toBeVisible();
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

  test.each([
    [traceTextOf(refusedApplication).replace('"version":1', '"version":7'), 'E_VERSION_NEWER · Version 7'],
    [`[${'1,'.repeat(4_500)}`, 'E_TRUNCATED · Position 9,002'],
    [traceTextOf(refusedApplication).replace('"payload":"', '"payload":7,"x":"'), 'E_SHAPE · Place payload'],
  ])('the detail of an error is told by what it is: %#', async (text, told) => {
    await renderScreen();
    await openFiles(fileOf(text));
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
  });

  test('the keyboard is at the title where what had it is gone, and what is open is told', async () => {
    await renderScreen();
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).not.toHaveFocus();
    act(() => screen.getByRole('button', { name: opening.choose }).focus());
    await openFiles(refused('ABC'));
    expect(title).toHaveFocus();
    expect(screen.getByText(opening.opened('ABC')).closest('[role=status]')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: supportCopy.files.close('ABC') }));
    expect(title).toHaveFocus();
    act(() => screen.getByRole('button', { name: opening.choose }).focus());
    await openFiles(fileOf(''));
    expect(title).not.toHaveFocus();
    await user.click(await screen.findByRole('button', { name: opening.dismiss }));
    expect(title).toHaveFocus();
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

test('a file that is open already is shown where it was left, and not once more', async () => {
  await renderScreen(refused('ABC'));
  press('End');
  await openFiles(refused('DEF'));
  await openFiles(refused('ABC'));
  expect(await screen.findByRole('tab', { name: /^ABC/ })).toHaveAttribute('aria-selected', 'true');
  expect(shownStep()).toMatch(/^Step 9:/);
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  // Of the same visit, saved later.
  await openFiles(refused('ABC', 3));
  expect(screen.getAllByRole('tab')).toHaveLength(3);
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
    await user.tab();
    expect(screen.getByRole('alert')).toBeVisible();
    await user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await goToStep('7');
    expect(screen.getByRole('alert')).toHaveTextContent(goTo.missing(7, 140, 149));
    await openFiles(fileOf(traceTextOf([], { id: 'GHJ' })));
    await goToStep('GHJ-0');
    expect(screen.getByRole('alert')).toHaveTextContent(goTo.noSteps);
    await user.click(screen.getByRole('tab', { name: /^ABC/ }));
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
    await waitFor(() => expect(window.location.hash).toBe('#DEF-6'));
    await user.click(screen.getByRole('button', { name: supportCopy.files.close('DEF') }));
    press('ArrowRight');
    await waitFor(() => expect(window.location.hash).toBe('#0'));
  });

  test('a link waits for all files that are opened with one another, for any may have its step', async () => {
    window.history.replaceState(null, '', '/support/replay#ABC-142');
    await renderScreen();
    await openFiles(refused('ABC'), refused('ABC', 140));
    await waitFor(() => expect(shownStep()).toMatch(/^Step 142:/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what is wrong with one link is not said of the next', async () => {
    window.history.replaceState(null, '', '/support/replay#9999');
    await renderScreen(refused('ABC'));
    const alert = await screen.findByRole('alert');
    act(() => {
      window.location.hash = '#DEF-5';
    });
    expect(await screen.findByText(opening.waiting('#DEF-5'))).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  });

  test.each([['#ABC-9999'], ['#9999']])('%s, of a step that its file has not, is told once', async (hash) => {
    window.history.replaceState(null, '', `/support/replay${hash}`);
    await renderScreen(refused('ABC'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(goTo.missing(9999, 0, 9));
    expect(screen.queryByText(opening.waiting(hash))).toBeNull();
    await waitFor(() => expect(window.location.hash).toBe(''));
    await user.click(within(alert).getByRole('button', { name: opening.dismiss }));
    expect(alert).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('a link to a file that is not open can be given up, by closing it or by moving on', async () => {
    window.history.replaceState(null, '', '/support/replay#DEF-5');
    await renderScreen(refused('ABC'));
    await user.click(screen.getByRole('button', { name: opening.dismiss }));
    expect(screen.queryByText(opening.waiting('#DEF-5'))).toBeNull();
    await waitFor(() => expect(window.location.hash).toBe(''));

    act(() => {
      window.location.hash = '#DEF-5';
    });
    expect(await screen.findByText(opening.waiting('#DEF-5'))).toBeVisible();
    press('ArrowRight');
    expect(screen.queryByText(opening.waiting('#DEF-5'))).toBeNull();
    await waitFor(() => expect(window.location.hash).toBe('#0'));
  });
});
