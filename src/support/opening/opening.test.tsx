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
} from '../../testing/traces/supportScreen.tsx';
import { refusedApplication, refusedLogin, traceTextOf } from '../../testing/traces/traceExamples.ts';
import { maxTraceBytes } from '../../trace/reading/readTrace.ts';

installLayout();

const { opening, goTo, summary } = supportCopy;

describe('opening', () => {
  test('before a file is open, the screen explains itself and says that nothing is sent', async () => {
    await renderScreen();
    expect(screen.getByText(opening.drop)).toBeVisible();
    expect(screen.getByText(opening.nothingSent)).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('a dropped file and pasted text can be opened', async () => {
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

  test('the file picker offers traces that were saved, and the text files that sharing makes of them', async () => {
    await renderScreen();
    const accepted = screen.getByLabelText(opening.choose, { selector: 'input' }).getAttribute('accept');
    expect(accepted?.split(',')).toEqual(expect.arrayContaining(['.json', '.txt', 'text/plain']));
  });

  test('pasted text opens as it is in an email: in lines, quoted, with other text around it', async () => {
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

  test('an error message keeps its words when a mail program breaks the pasted text at its spaces', async () => {
    const pasted = traceTextOf(refusedLogin).replaceAll(' ', '\r\n');
    await renderScreen();
    await user.click(screen.getByText(opening.pasteTitle));
    fireEvent.change(screen.getByLabelText(opening.pasteLabel), { target: { value: pasted } });
    await user.click(screen.getByRole('button', { name: opening.openPasted }));
    expect(await screen.findByText(/^7 steps, every value within the policy/)).toBeVisible();
  });

  test('pasted text whose end is missing is refused as E_TRUNCATED', async () => {
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

  test('a trace is printed as a sheet with its summary and every step, which is not there otherwise', async () => {
    await renderScreen(fileOf(traceTextOf(refusedApplication)));
    expect(screen.queryByRole('table')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = within(screen.getByRole('article', { hidden: true }));
    expect(sheet.getByText('Trace K7Q')).toBeInTheDocument();
    expect(sheet.getByText(/^10 steps, every value within the policy/)).toBeInTheDocument();
    expect(sheet.getByText('1 error, 2 pages, nothing left out')).toBeInTheDocument();
    // The head, the start and ten steps.
    expect(sheet.getAllByRole('row', { hidden: true })).toHaveLength(12);
    const error =
      'Error: The dialog “Submission Failed” appearedThe job application was sent: the server refused it (422)';
    expect(sheet.getAllByRole('row', { hidden: true })[9]).toHaveTextContent(
      `71:01.3${error}dialog/dialogOpened`,
    );
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article', { hidden: true })).toBeNull();
  });

  test('values outside the policy are counted and explained, and so are values that were left out', async () => {
    const edited = traceTextOf(refusedApplication)
      .replace('"leftOut":{}', '"leftOut":{"api.fault.message":1,"steps":2}')
      .replace('job.failed', 'job.hacked');
    await renderScreen(fileOf(edited));
    expect(screen.getByText(/^10 steps, 1 value outside the policy not shown/)).toBeVisible();
    expect(screen.getByText(summary.refused)).toBeVisible();
    await user.click(screen.getByText(/1 value left out, 2 steps not recorded$/));
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
  ] as const)('the message for %s says what to do, and shows the code', async (code, text) => {
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
  ])('the detail of an error is labelled by its kind: %#', async (text, shown) => {
    await renderScreen();
    await openFiles(fileOf(text));
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  });

  test('the title gets the focus when the focused element is removed, and opening is announced', async () => {
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

  test('a file that is too large is refused without reading it, and one that cannot be read with a code', async () => {
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

  test('several files are shown as tabs, each with its own position', async () => {
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

test('opening a file again selects its tab at its old position instead of adding another', async () => {
  await renderScreen(refused('ABC'));
  press('End');
  await openFiles(refused('DEF'));
  await openFiles(refused('ABC'));
  expect(await screen.findByRole('tab', { name: /^ABC/ })).toHaveAttribute('aria-selected', 'true');
  expect(shownStep()).toMatch(/^Step 9:/);
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  // Another file of the same visit gets a tab of its own.
  await openFiles(refused('ABC', 3));
  expect(screen.getAllByRole('tab')).toHaveLength(3);
});

describe('references', () => {
  const goToStep = async (text: string) => {
    const field = screen.getByLabelText(goTo.label);
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };

  test('a reference leads to its file and step, or shows why there is none', async () => {
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

  test('a link waits until all files that are being opened are read, as any may have its step', async () => {
    window.history.replaceState(null, '', '/support/replay#ABC-142');
    await renderScreen();
    await openFiles(refused('ABC'), refused('ABC', 140));
    await waitFor(() => expect(shownStep()).toMatch(/^Step 142:/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the problem of one link is removed when another link is opened', async () => {
    window.history.replaceState(null, '', '/support/replay#9999');
    await renderScreen(refused('ABC'));
    const alert = await screen.findByRole('alert');
    act(() => {
      window.location.hash = '#DEF-5';
    });
    expect(await screen.findByText(opening.waiting('#DEF-5'))).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  });

  test.each([['#ABC-9999'], ['#9999']])(
    '%s, a step that its file does not have, is reported',
    async (hash) => {
      window.history.replaceState(null, '', `/support/replay${hash}`);
      await renderScreen(refused('ABC'));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(goTo.missing(9999, 0, 9));
      expect(screen.queryByText(opening.waiting(hash))).toBeNull();
      await waitFor(() => expect(window.location.hash).toBe(''));
      await user.click(within(alert).getByRole('button', { name: opening.dismiss }));
      expect(alert).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  test('a link to a file that is not open is given up by dismissing it or by moving to another step', async () => {
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
