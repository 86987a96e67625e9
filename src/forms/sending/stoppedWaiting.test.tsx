import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { applications } from '../../../contract/applications.ts';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse, serverMessage } from '../../../mocks/faults.ts';
import { answersOf } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { sendingCancelled } from '../../state/forms/formsSlice.ts';
import { selectCancelledUnstored } from '../../state/forms/selectCancelledUnstored.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { fillIn, openForm, press, question, submit } from '../../testing/forms/formSteps.ts';
import type { FormPage } from '../../testing/forms/formSteps.ts';

installMocks();

const stopped = /^You stopped waiting\. Your answers are still here\./;
const cancel = ({ store }: FormPage) =>
  act(async () => void store.dispatch(sendingCancelled({ form: 'service' })));

const logOutElsewhere = ({ store }: FormPage) =>
  act(async () => void store.dispatch(sessionSyncedFromOtherTab({ token: null })));

const logInElsewhere = ({ store }: FormPage, email: string) =>
  act(async () => void store.dispatch(sessionSyncedFromOtherTab({ token: makeToken({ email }) })));

/** Sends a service request to a server that does not answer this call, until the returned function is called. */
async function sendAndWait(page: FormPage, call: 'submitServiceRequest' | 'mailServiceRequest') {
  const wait = deferredResponse(calls[call]);
  server.use(wait.handler);
  await submit('service', page);
  await screen.findByRole('button', { name: 'Submitting...' });
  const isStored = call === 'mailServiceRequest';
  await waitFor(() => expect(page.store.getState().receipt.sent !== null).toBe(isStored));
  return wait.release;
}

test('cancelling the sending keeps every answer, sends no email, and the form can be sent again', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  const mailed = spyOnCall(calls.mailServiceRequest);
  server.use(mailed.handler);
  const release = await sendAndWait(page, 'submitServiceRequest');
  await cancel(page);
  expect(await screen.findByText(stopped)).toBeVisible();
  expect(question('Name')).toHaveValue(answersOf.service.name);
  expect(page.store.getState().dialog.current).toBeNull();
  await act(async () => release());
  expect(mailed.requests).toEqual([]);

  server.resetHandlers();
  await submit('service', page);
  expect(await screen.findByRole('dialog', { name: 'Success' })).toBeVisible();
  expect(screen.queryByText(stopped)).not.toBeInTheDocument();
});

test('a visitor who cancels during the mail call has sent the form', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  await sendAndWait(page, 'mailServiceRequest');
  await cancel(page);
  expect(await screen.findByRole('dialog', { name: 'Success' })).toBeVisible();
  expect(screen.queryByText(stopped)).not.toBeInTheDocument();
  expect(page.store.getState().drafts.service).toBeUndefined();
});

test('a visitor who leaves while the form is being sent is told that it may have arrived', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  await sendAndWait(page, 'submitServiceRequest');
  await act(() => page.router.navigate('/careers'));
  const told = await screen.findByRole('dialog', { name: 'Left While Sending' });
  expect(told).toHaveTextContent('It may have arrived: if it did, an email confirms it.');
  await press(page, told, 'Continue');
  expect(page.router.state.location.pathname).toBe('/careers');
});

test.each(['internship', 'partnership'] as const)(
  'a logout in another tab during sending does not hide the result of the %s form',
  async (kind) => {
    const page = await openForm(kind);
    await fillIn(kind, page);
    const { handler, release } = deferredResponse(calls[applications[kind].submit]);
    server.use(handler);
    await submit(kind, page);
    await screen.findByRole('button', { name: 'Submitting...' });
    await logOutElsewhere(page);
    expect(page.store.getState().dialog.current).toBeNull();
    await act(async () => release());
    expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
    // The owner of the submission has logged out, so no receipt is kept.
    expect(page.store.getState().receipt.sent).toBeNull();
    expect(page.store.getState().api?.queries).toEqual({});
  },
);

test('a visitor logged out during sending who cancels during the mail call has sent the form', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  const release = await sendAndWait(page, 'submitServiceRequest');
  await logOutElsewhere(page);
  const mail = deferredResponse(calls.mailServiceRequest);
  const { promise: mailStarted, resolve } = Promise.withResolvers<void>();
  server.use(
    http.all('*', () => resolve()),
    mail.handler,
  );
  await act(async () => release());
  await act(() => mailStarted);
  await cancel(page);
  expect(await screen.findByRole('dialog', { name: 'Success' })).toBeVisible();
  // Otherwise the form would say a moment later that sending was cancelled.
  expect(selectCancelledUnstored(page.store.getState(), 'service')).toBe(false);
  expect(page.store.getState().receipt.sent).toBeNull();
});

/** Sends a form, logs out in another tab meanwhile, and only then lets the server answer. */
async function logOutBeforeAnswer(answer: Response) {
  const page = await openForm('partnership');
  await fillIn('partnership', page);
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.use(http.post('*/api/form/partnership-application', () => promise));
  await submit('partnership', page);
  await screen.findByRole('button', { name: 'Submitting...' });
  await logOutElsewhere(page);
  await act(async () => resolve(answer));
}

test('without an answer, a visitor logged out meanwhile reads of no network error and no safe entries', async () => {
  await logOutBeforeAnswer(HttpResponse.error());
  const dialog = await screen.findByRole('dialog', { name: 'Logged Out While Sending' });
  expect(dialog).toHaveAccessibleDescription(/It may have arrived: if it did, an email confirms it\./);
  expect(dialog).not.toHaveTextContent(/safe|connect|network/i);
  expect(question('Business name')).toHaveValue(answersOf.partnership.businessName);
});

test('a refusal that comes after a logout does not say that the entries are kept, because their draft is gone', async () => {
  await logOutBeforeAnswer(HttpResponse.json({ message: 'Busy.' }, { status: 503 }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Logged Out While Sending' });
  expect(dialog).toHaveAccessibleDescription(
    /the server has not accepted it\. Your entries stay in the form/,
  );
  expect(question('Business name')).toHaveValue(answersOf.partnership.businessName);
});

test('a logout in another tab during the mail call does not hide the success', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  const release = await sendAndWait(page, 'mailServiceRequest');
  await logOutElsewhere(page);
  await act(async () => release());
  expect(await screen.findByRole('dialog', { name: 'Success' })).toBeVisible();
});

test.each([
  ['at once', false],
  ['after a logout', true],
])(
  'another account that logs in in another tab %s learns that a form was being sent, but nothing in it',
  async (_, logsOut) => {
    const page = await openForm('service');
    await fillIn('service', page);
    const release = await sendAndWait(page, 'submitServiceRequest');
    if (logsOut) await logOutElsewhere(page);
    await logInElsewhere(page, 'meena@mail.example');
    const dialog = await screen.findByRole('dialog', { name: 'Another Account Logged In' });
    expect(dialog).toHaveAccessibleDescription(/It may have arrived: if it did, an email to whoever sent it/);
    expect(question('Name')).toHaveValue('');
    await act(async () => release());
    const { dialog: told, receipt, drafts } = page.store.getState();
    expect(JSON.stringify(told) + JSON.stringify(receipt)).not.toContain(answersOf.service.name);
    expect(told.current).toMatchObject({ kind: 'sending.otherAccount', params: {} });
    expect(receipt.sent).toBeNull();
    expect(drafts.service?.owner).not.toBe('meena@mail.example');
  },
);

test('if the same account logs in again in another tab, sending ends as usual', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  const release = await sendAndWait(page, 'submitServiceRequest');
  await logOutElsewhere(page);
  await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: page.token })));
  await act(async () => release());
  expect(await screen.findByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('cancelling while emails are sent again returns to the dialog that offers it', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  server.use(serverMessage(calls.mailServiceRequest, 500, 'Full.'));
  await submit('service', page);
  const partial = await screen.findByRole('dialog', { name: 'Partial Success' });
  const wait = deferredResponse(calls.mailServiceRequest);
  server.use(wait.handler);
  await press(page, partial, 'Send the email again');
  await waitFor(() => expect(page.store.getState().ui.loading).toEqual({ submit: 1 }));
  await cancel(page);
  expect(await screen.findByRole('button', { name: 'Send the email again' })).toBeVisible();
  // Otherwise the form would say a moment later that sending was cancelled.
  expect(selectCancelledUnstored(page.store.getState(), 'service')).toBe(false);
  expect(screen.queryByText(stopped)).not.toBeInTheDocument();
});
