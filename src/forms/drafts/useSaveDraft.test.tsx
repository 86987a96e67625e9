import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse } from '../../../mocks/faults.ts';
import { makePdf, visitor } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { draftSaved } from '../../state/forms/draftsSlice.ts';
import { draftOf } from '../../testing/forms/draftExamples.ts';
import { holdDebounce } from '../../testing/forms/holdDebounce.ts';
import { fillIn, openForm, question, submit, write } from '../../testing/forms/formSteps.ts';

installMocks();

test('typed answers are saved on this device without the file, and the form shows when', async () => {
  const page = await openForm('job');
  expect(draftOf(page)).toBeUndefined();
  await write('Name', 'Meena');
  await page.user.upload(question('Resume'), makePdf('meena.pdf'));
  await waitFor(() =>
    expect(draftOf(page)).toMatchObject({
      owner: visitor.email,
      values: { name: 'Meena', jobType: 'Full-Time' },
      fileNames: { resume: 'meena.pdf' },
    }),
  );
  expect(Object.keys(draftOf(page)?.values ?? {})).not.toContain('email');
  expect(screen.getByText(/^Draft saved \d\d:\d\d$/)).toBeInTheDocument();
  await waitFor(() => expect(window.localStorage.getItem('persist:drafts')).toContain('Meena'));
});

test('a draft that is only restored is not saved again, so that it goes when another tab has sent it', async () => {
  const page = await openForm('job');
  await write('Name', 'Meena');
  await act(() => page.router.navigate('/login'));
  const saved = { ...draftOf(page)!, savedAt: Date.now() - 24 * 60 * 60 * 1000 };
  await act(async () => void page.store.dispatch(draftSaved({ form: 'job', draft: saved })));
  const runDebounce = holdDebounce();
  await act(() => page.router.navigate('/job-application'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Meena');
  await runDebounce();
  expect(draftOf(page)).toEqual(saved);
  expect(screen.getByText(/^Draft saved \d\d:\d\d yesterday$/)).toBeInTheDocument();
});

test('leaving the page right after typing loses nothing', async () => {
  const page = await openForm('job');
  await write('Name', 'Meena');
  await act(() => page.router.navigate('/login'));
  await waitFor(() => expect(draftOf(page)?.values['name']).toBe('Meena'));
  await act(() => page.router.navigate('/job-application'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Meena');
});

test('closing the tab right after typing loses nothing', async () => {
  const page = await openForm('job');
  const runDebounce = holdDebounce();
  await write('Name', 'Meena');
  expect(draftOf(page)).toBeUndefined();
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(draftOf(page)?.values['name']).toBe('Meena');
  await runDebounce();
});

test('the end of the session saves the last choice at once', async () => {
  const page = await openForm('job');
  await write('Name', 'Meena');
  await waitFor(() => expect(draftOf(page)?.values['jobType']).toBe('Full-Time'));
  const runDebounce = holdDebounce();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Part-Time' })));
  await act(async () => void page.store.dispatch(sessionEnded()));
  expect(draftOf(page)?.values['jobType']).toBe('Part-Time');
  await runDebounce();
});

test('leaving asks for confirmation only while a chosen file would be lost', async () => {
  const page = await openForm('job');
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await write('Name', 'Meena');
  expect(isAsked()).toBe(false);
  await page.user.upload(question('Resume'), makePdf());
  await screen.findByText('Checked: this is a PDF.');
  expect(isAsked()).toBe(true);
  await act(() => page.router.navigate('/login'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave this form?' })).toHaveAccessibleDescription(
    'The resume you chose would be lost. Your answers are kept on this device.',
  );
  expect(page.router.state.location.pathname).toBe('/job-application');
});

test('the draft names a file as soon as it is chosen, so that the file is stored', async () => {
  const page = await openForm('job');
  const runDebounce = holdDebounce();
  await page.user.upload(question('Resume'), makePdf('meena.pdf'));
  expect(draftOf(page)?.fileNames['resume']).toBe('meena.pdf');
  await runDebounce();
});

test('a form sent right after the last key leaves no draft behind', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  // The debounce after the last key ends while the emails are being sent.
  const runDebounce = holdDebounce();
  const mail = deferredResponse(calls.mailJobApplication);
  server.use(mail.handler);
  await write('Education', 'BSc Mathematics, 2019, with honours');
  await submit('job', page);
  await waitFor(() => expect(page.store.getState().receipt.sent).not.toBeNull());
  await runDebounce();
  mail.release();
  await screen.findByRole('dialog', { name: 'Application Submitted' });
  expect(draftOf(page)).toBeUndefined();
});

test('a form sent from its review, whose dialog then goes back in the history, leaves no draft behind', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  const form = deferredResponse(calls.submitJobApplication);
  const mail = deferredResponse(calls.mailJobApplication);
  server.use(form.handler, mail.handler);
  const runDebounce = holdDebounce();
  await submit('job', page);
  await waitFor(() => expect(page.store.getState().forms.job?.phase).toBe('submitting'));
  await act(() => page.router.navigate('/job-application', { replace: true }));
  form.release();
  await waitFor(() => expect(page.store.getState().receipt.sent).not.toBeNull());
  await runDebounce();
  expect(draftOf(page)).toBeUndefined();
  mail.release();
  await screen.findByRole('dialog', { name: 'Application Submitted' });
  expect(draftOf(page)).toBeUndefined();
});

const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('where the browser stores nothing the form says so, and leaving it asks nothing, because its answers come back', async () => {
  const page = await openForm('job');
  refuseStorage();
  await write('Name', 'Meena');
  expect(await screen.findByText('Draft not kept')).toBeInTheDocument();
  // Once beside the form, and once at its end for windows too narrow for the sidebar.
  expect(screen.getAllByText(/^Your browser keeps nothing for this site\./)).toHaveLength(2);
  expect(screen.queryByText(/^Draft saved/)).not.toBeInTheDocument();
  await act(() => page.router.navigate('/contact'));
  expect(page.router.state.location.pathname).toBe('/contact');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(() => page.router.navigate(-1));
  expect(await screen.findByLabelText('Name')).toHaveValue('Meena');
});

test('where the browser stores nothing, leaving asks about a chosen file, and says that the answers stay', async () => {
  const page = await openForm('job');
  refuseStorage();
  await write('Name', 'Meena');
  await page.user.upload(question('Resume'), makePdf());
  await screen.findByText('Checked: this is a PDF.');
  await act(() => page.router.navigate('/contact'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave this form?' })).toHaveAccessibleDescription(
    'The resume you chose would be lost, because your browser keeps nothing for this site. Your answers stay until you close this tab.',
  );
  expect(page.router.state.location.pathname).toBe('/job-application');
});

test('where the browser stores nothing, leaving after a logout in another tab asks about the answers', async () => {
  const page = await openForm('service');
  refuseStorage();
  await write('Name', 'Meena');
  expect(await screen.findAllByText(/^Your browser keeps nothing for this site\./)).not.toHaveLength(0);
  await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
  await act(() => page.router.navigate('/contact'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave this form?' })).toHaveAccessibleDescription(
    'Everything you typed into this form would be lost.',
  );
});

test('a tab that goes to the background saves typed answers at once', async () => {
  const page = await openForm('job');
  const runDebounce = holdDebounce();
  await write('Name', 'Meena');
  expect(draftOf(page)).toBeUndefined();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(draftOf(page)?.values['name']).toBe('Meena');
  await runDebounce();
});
