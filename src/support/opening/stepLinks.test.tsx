import { act, screen, waitFor, within } from '@testing-library/react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
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
import { traceTextOf } from '../../testing/traces/traceExamples.ts';

installLayout();

const { opening, goTo } = supportCopy;

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

test.each([['#ABC-9999'], ['#9999']])('%s, a step that its file does not have, is reported', async (hash) => {
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
