import { act, fireEvent, screen, within } from '@testing-library/react';
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
import { refusedApplication, refusedLogin, traceTextOf } from '../../testing/traces/traceExamples.ts';

installLayout();

const { opening, summary } = supportCopy;

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
