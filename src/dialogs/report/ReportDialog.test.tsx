import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../../../contract/paths.ts';
import { company } from '../../content/company.ts';
import { loggedIn, loggedOut } from '../../state/auth/authSlice.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { colourModeChosen, drawerToggled } from '../../state/uiSlice.ts';
import { makeToken, renderFrame } from '../../testing/renderFrame.tsx';
import { readTrace } from '../../trace/readTrace.ts';
import { recorder } from '../../trace/recorder.ts';
import * as writing from '../../trace/writeTrace.ts';

jest.mock('../../trace/writeTrace.ts', () => ({
  __esModule: true,
  ...jest.requireActual<typeof writing>('../../trace/writeTrace.ts'),
}));

// Many roles are asked for on one large page.
jest.setTimeout(30_000);

/** The Friday on which all of it happens. */
const noon = Date.UTC(2026, 10, 20, 12);

let now = noon;
beforeEach(() => {
  now = noon;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

/** The site with a recorder, in which something has happened. */
function visit() {
  const frame = renderFrame({ entries: [paths.jobApplication] });
  const record = recorder.middleware(frame.store)(frame.store.dispatch);
  const happens = (action: UnknownAction, minutesLater = 0) => {
    now += minutesLater * 60_000;
    act(() => void record(action));
  };
  const openFromFooter = async () => {
    const footer = within(screen.getByRole('contentinfo'));
    await frame.user.click(footer.getByRole('button', { name: 'Report a problem' }));
    return screen.findByRole('dialog', { name: 'Report a problem' });
  };
  return { ...frame, happens, openFromFooter };
}

/** A visitor who read a page twenty minutes ago, logged in three minutes ago, and turned the colours dark just now. */
async function openReport() {
  const site = visit();
  site.happens(pageOpened({ path: paths.jobApplication, action: 'PUSH' }));
  site.happens(loggedIn({ token: makeToken() }), 17);
  site.happens(colourModeChosen('dark'), 2.5);
  now += 30_000;
  const dialog = await site.openFromFooter();
  await within(dialog).findByRole('list');
  return { ...site, dialog };
}

const button = (name: string) => screen.getByRole('button', { name });
const box = () => screen.getByRole('checkbox', { name: /I have seen what is in the file/ });
const sentences = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** What is saved from now on, as texts by name. */
function keepDownloads() {
  const blobs: Blob[] = [];
  const saved: { name: string; text: Promise<string> }[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob) - 1}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.slice('blob:'.length))]!;
    saved.push({ name: this.download, text: new Response(blob).text() });
  });
  return saved;
}

test('all that would be handed over is there to be read, in words and whole', async () => {
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

test('nothing leaves before the box is ticked, and then one press saves a trace', async () => {
  const { dialog, user } = await openReport();
  const saved = keepDownloads();
  expect(box()).not.toBeChecked();
  expect(button('Save')).toBeDisabled();
  expect(button('Copy')).toBeDisabled();
  expect(dialog).toHaveTextContent('The buttons work once the box is ticked.');
  await user.click(box());
  expect(dialog).not.toHaveTextContent('The buttons work once the box is ticked.');
  await user.click(button('Save'));
  const name = `${recorder.reference()}.trace.json`;
  expect(saved.map((file) => file.name)).toEqual([name]);
  expect(within(dialog).getByText(`Saved as ${name} among your downloads.`)).toBeVisible();
  const { trace } = await readTrace(await saved[0]!.text);
  expect(trace?.steps.map(({ type }) => type)).toEqual(['auth/loggedIn', 'ui/colourModeChosen']);
  expect(trace?.refusedValues).toBe(0);
});

test('who chooses another time gets another file, and the box is to be ticked anew', async () => {
  const { dialog, user } = await openReport();
  expect(screen.getByRole('radio', { name: 'The last 5 minutes' })).toBeChecked();
  expect(sentences(dialog)).toHaveLength(2);
  await user.click(box());
  await user.click(screen.getByRole('radio', { name: 'The last minute' }));
  await waitFor(() => expect(sentences(dialog)).toEqual([expect.stringMatching(/dark/i)]));
  expect(box()).not.toBeChecked();
});

test('what happens while the report is read is no part of it', async () => {
  const { dialog, happens, user } = await openReport();
  happens(drawerToggled(true), 1);
  happens(drawerToggled(false), 1);
  await user.click(screen.getByRole('radio', { name: 'All of it' }));
  await waitFor(() => expect(sentences(dialog)).toHaveLength(3));
});

test('it can be copied; and if the browser refuses, nothing is lost', async () => {
  const { dialog, user } = await openReport();
  await user.click(box());
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('No.'));
  await user.click(button('Copy'));
  expect(await within(dialog).findByText(/Your browser did not let us copy\. Nothing is lost/)).toBeVisible();
  expect(box()).toBeChecked();
  write.mockResolvedValueOnce();
  await user.click(button('Copy'));
  expect(await within(dialog).findByText(/^Copied\./)).toBeVisible();
  expect((await readTrace(write.mock.lastCall![0])).trace?.steps).toHaveLength(2);
});

test('it can be shared where the browser hands files over, and who thinks better of it reads no error', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  Object.assign(navigator, { share, canShare: () => true });
  try {
    const { dialog, user } = await openReport();
    await user.click(box());
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await user.click(button('Share'));
    expect(within(dialog).queryByText(/did not let us share/)).not.toBeInTheDocument();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(button('Share'));
    expect(await within(dialog).findByText(/did not let us share\. Nothing is lost/)).toBeVisible();
    share.mockResolvedValueOnce();
    await user.click(button('Share'));
    expect(await within(dialog).findByText('Handed to the app you chose.')).toBeVisible();
    const [file] = share.mock.lastCall![0].files!;
    expect(file!.name).toBe(`${recorder.reference()}.trace.json`);
  } finally {
    Object.assign(navigator, { share: undefined, canShare: undefined });
  }
});

test('where the browser shares no files, sharing is not offered', async () => {
  await openReport();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test('if the last look finds anything, there is no file, and the visitor is told', async () => {
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

test('after a logout the recording is empty, which is said, and the file tells only what the page shows', async () => {
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
  expect(trace?.sightAt(-1).auth.session).toBe('none');
});

test('the letter about it names the reference, and holds nothing of the file', async () => {
  const { dialog } = await openReport();
  expect(dialog).toHaveTextContent(`name the reference ${recorder.reference()}`);
  expect(within(dialog).getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}?subject=${encodeURIComponent(`A problem with the website, reference ${recorder.reference()}`)}`,
  );
});

test('the keyboard begins at the top of the report, and is back at its button afterwards', async () => {
  const { dialog, user } = await openReport();
  expect(within(dialog).getByRole('region', { name: 'Report a problem' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(button('Report a problem')).toHaveFocus();
});

test('the report goes with the page on which it was opened', async () => {
  const { dialog, router } = await openReport();
  await act(() => router.navigate(paths.home));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

describe('below a failure', () => {
  test('stands the reference of its moment, which a report from there is about', async () => {
    const { happens, user } = visit();
    happens(pageOpened({ path: paths.jobApplication, action: 'PUSH' }));
    happens(dialogOpened({ kind: 'job.failed' }));
    const reference = recorder.reference();
    const failure = await screen.findByRole('alertdialog', { name: 'Submission Failed' });
    expect(failure).toHaveTextContent(`Reference ${reference} · Report a problem`);
    happens(loggedIn({ token: makeToken() }));
    expect(recorder.reference()).not.toBe(reference);
    expect(failure).toHaveTextContent(`Reference ${reference} ·`);

    await user.click(within(failure).getByRole('button', { name: 'Report a problem' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
    await within(dialog).findByRole('list');
    const saved = keepDownloads();
    await user.click(box());
    await user.click(button('Save'));
    expect(saved.map(({ name }) => name)).toEqual([`${reference}.trace.json`]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(failure).toBeVisible();
    expect(within(failure).getByRole('button', { name: 'Report a problem' })).toHaveFocus();
  });

  test('of part of a submission stands one, below a success none', async () => {
    const { happens } = visit();
    happens(dialogOpened({ kind: 'feedback.mailFailed' }));
    expect(await screen.findByRole('dialog', { name: 'Partial Success' })).toHaveTextContent('Reference');
    happens(dialogOpened({ kind: 'feedback.submitted' }));
    const success = await screen.findByRole('dialog', { name: 'Thank You!' });
    expect(success).not.toHaveTextContent('Reference');
    expect(success).not.toHaveTextContent('Report a problem');
  });
});
