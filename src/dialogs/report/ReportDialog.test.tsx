import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { company } from '../../content/company.ts';
import { loggedIn, loggedOut } from '../../state/auth/authSlice.ts';
import { colourModeChosen, drawerToggled } from '../../state/uiSlice.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { button } from '../../testing/button.ts';
import {
  box,
  installClock,
  keepDownloads,
  openReport,
  sentences,
  visit,
} from '../../testing/dialogs/reportSteps.ts';
import { readTrace } from '../../trace/reading/readTrace.ts';
import { recorder } from '../../trace/recording/recorder.ts';
import * as snapshots from '../../trace/recording/takeSnapshot.ts';
import * as writing from '../../trace/file/writeTrace.ts';

jest.mock('../../trace/file/writeTrace.ts', () => ({
  __esModule: true,
  ...jest.requireActual<typeof writing>('../../trace/file/writeTrace.ts'),
}));

jest.mock('../../trace/recording/takeSnapshot.ts', () => ({
  __esModule: true,
  ...jest.requireActual<typeof snapshots>('../../trace/recording/takeSnapshot.ts'),
}));

installClock();

test('everything in the file can be read first, in words and as JSON', async () => {
  const { dialog, user } = await openReport();
  expect(dialog).toHaveTextContent('It never holds what you typed or chose in a form');
  await user.click(within(dialog).getByRole('radio', { name: 'All of it' }));
  await waitFor(() => expect(sentences(dialog)).toHaveLength(3));
  expect(sentences(dialog)).toEqual([
    expect.stringContaining('Opened the page'),
    expect.stringMatching(/logged in/i),
    expect.stringMatching(/dark/i),
  ]);
  await user.click(within(dialog).getByText('The whole file, as JSON'));
  const shown = await within(dialog).findByText(/"format": "kolam-trace"/);
  const saved = keepDownloads();
  await user.click(box());
  await user.click(button('Save'));
  const file = JSON.parse(await saved[0]!.text) as Record<'payload' | 'preloadedState', string>;
  expect(JSON.parse(shown.textContent)).toEqual({
    ...file,
    payload: JSON.parse(file.payload) as unknown,
    preloadedState: JSON.parse(file.preloadedState) as unknown,
  });
});

test('choosing another range makes another file, for which the box has to be ticked again', async () => {
  const { dialog, user } = await openReport();
  expect(screen.getByRole('radio', { name: 'The last 5 minutes' })).toBeChecked();
  expect(sentences(dialog)).toHaveLength(2);
  await user.click(box());
  await user.click(screen.getByRole('radio', { name: 'The last minute' }));
  await waitFor(() => expect(sentences(dialog)).toEqual([expect.stringMatching(/dark/i)]));
  expect(box()).not.toBeChecked();
});

test('if looking at the state fails, the report holds everything but the newest step', async () => {
  jest.spyOn(snapshots, 'takeSnapshot').mockImplementation(() => {
    throw new Error('a look at the state');
  });
  const { dialog, user } = await openReport();
  await user.click(within(dialog).getByRole('radio', { name: 'All of it' }));
  await waitFor(() => expect(sentences(dialog)).toHaveLength(2));
  expect(sentences(dialog)).toEqual([
    expect.stringContaining('Opened the page'),
    expect.stringMatching(/logged in/i),
  ]);
  expect(button('Save')).toBeInTheDocument();
});

test('if not even one look at the state has succeeded, the report says that no file can be made', async () => {
  jest.spyOn(snapshots, 'takeSnapshot').mockImplementation(() => {
    throw new Error('a look at the state');
  });
  const { openFromFooter } = visit();
  const dialog = await openFromFooter();
  expect(await within(dialog).findByRole('alert')).toBeVisible();
});

test('what happens after the report was opened is not part of it', async () => {
  const { dialog, happens, user } = await openReport();
  happens(drawerToggled(true), 1);
  happens(drawerToggled(false), 1);
  await user.click(screen.getByRole('radio', { name: 'All of it' }));
  await waitFor(() => expect(sentences(dialog)).toHaveLength(3));
});

test('if the last check of the file finds anything unsafe, there is no file, and an alert says so', async () => {
  jest.spyOn(writing, 'writeTrace').mockImplementation(() => {
    throw new writing.TraceUnsafe('about.build');
  });
  const { happens, openFromFooter } = visit();
  happens(colourModeChosen('dark'));
  const dialog = await openFromFooter();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The file was not made.The last look at it found something that must not leave your browser.',
  );
  for (const name of ['Save', 'Copy', 'Share'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: company.email })).toBeVisible();
});

test('after a logout the report says that the recording is empty, and the file has no steps', async () => {
  const { happens, openFromFooter, user } = visit();
  happens(loggedIn({ token: makeToken() }));
  happens(loggedOut());
  const dialog = await openFromFooter();
  expect(dialog).toHaveTextContent('Nothing has been recorded yet.');
  expect(dialog).toHaveTextContent('is emptied when you log out');
  expect(await within(dialog).findByText(/^No steps\./)).toBeVisible();
  expect(within(dialog).queryByRole('listitem')).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
  const saved = keepDownloads();
  await user.click(box());
  await user.click(button('Save'));
  const { trace } = await readTrace(await saved[0]!.text);
  expect(trace?.steps).toEqual([]);
  expect(trace?.snapshotAt(-1).auth.session).toBe('none');
});

test('the email link contains the reference, but nothing of the file', async () => {
  const { dialog } = await openReport();
  expect(dialog).toHaveTextContent(`name the reference ${recorder.reference()}`);
  expect(within(dialog).getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}?subject=${encodeURIComponent(`A problem with the website, reference ${recorder.reference()}`)}`,
  );
});

test('the focus starts on the text of the report, and returns to its button afterwards', async () => {
  const { dialog, user } = await openReport();
  // Named by its first sentence: screen readers would otherwise read the dialog's name twice.
  expect(
    within(dialog).getByRole('group', { name: /^This site can write down in a small file/ }),
  ).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(button('Report a problem')).toHaveFocus();
});

test('the report closes when the visitor leaves the page on which it was opened', async () => {
  const { dialog, router } = await openReport();
  await act(() => router.navigate(paths.home));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
