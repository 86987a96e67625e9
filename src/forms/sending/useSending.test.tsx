import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse } from '../../../mocks/faults.ts';
import { formOf, jobAnswers } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { api } from '../../api/api.ts';
import { sendApplication } from '../../api/applicationsApi.ts';
import type { SendResult } from '../../api/applicationsApi.ts';
import { authSlice } from '../../state/auth/authSlice.ts';
import { formsSlice, selectFormProgress, sendingCancelled } from '../../state/forms/formsSlice.ts';
import { useSiteStore } from '../../state/hooks.ts';
import { uiSlice } from '../../state/uiSlice.ts';
import { FieldForm } from '../engine/FieldForm.ts';
import { SendingCancelled } from './SendingCancelled.tsx';
import { useSending } from './useSending.ts';
import { storeChecks } from '../../testing/storeChecks.ts';

installMocks();

const form = 'job';
const stopped = 'Sending was stopped. Your answers and your file are still here.';

function SmallForm({ onSent }: { onSent: (sent: SendResult) => void }) {
  const { dispatch } = useSiteStore();
  const send = useSending(form);
  const submit = async () =>
    onSent(await send((signal) => sendApplication(dispatch, form, formOf(jobAnswers), signal)));
  return (
    <FieldForm form={form} fields={[]} onSubmit={submit}>
      <button type="submit">Send</button>
      <SendingCancelled />
    </FieldForm>
  );
}

function open() {
  const store = configureStore({
    reducer: combineSlices(authSlice, uiSlice, formsSlice, api),
    middleware: (defaults) =>
      defaults(storeChecks).prepend(createListenerMiddleware().middleware).concat(api.middleware),
  });
  const outcomes: SendResult[] = [];
  const view = render(
    <Provider store={store}>
      <SmallForm onSent={(sent) => outcomes.push(sent)} />
    </Provider>,
  );
  return { ...view, store, outcomes, user: userEvent.setup() };
}

type Page = ReturnType<typeof open>;

/** Sends the form to a server that answers only once the returned function is called. */
async function sendAndWait({ user, store }: Page): Promise<() => void> {
  const { handler, release } = deferredResponse(calls.submitJobApplication);
  server.use(handler);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  // The upload of a cancelled attempt stays in the state until the next one begins.
  const sending = { phase: 'submitting', upload: expect.anything() as unknown };
  await waitFor(() => expect(selectFormProgress(store.getState(), form)).toMatchObject(sending));
  return release;
}

const cancel = ({ store }: Page) => act(async () => void store.dispatch(sendingCancelled({ form })));

test('cancelling ends the call and the loading screen, and the form says that nothing was stored', async () => {
  const page = open();
  const release = await sendAndWait(page);
  expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
  await cancel(page);
  expect(await screen.findByText(stopped)).toBeVisible();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(stopped);
  expect(page.outcomes).toEqual([{ error: { kind: 'aborted' } }]);
  expect(page.store.getState().ui.loading).toEqual({});
  await act(async () => release());
  expect(page.outcomes).toHaveLength(1);
});

test('the next attempt removes the note, and its failure does not bring it back', async () => {
  const page = open();
  await sendAndWait(page);
  await cancel(page);
  await screen.findByText(stopped);
  const release = await sendAndWait(page);
  expect(screen.queryByText(stopped)).not.toBeInTheDocument();
  await act(async () => release());
  await waitFor(() => expect(page.outcomes).toHaveLength(2));
  expect(page.outcomes[1]).toMatchObject({ error: { kind: 'failure' } });
  for (const region of screen.getAllByRole('status')) expect(region).toBeEmptyDOMElement();
});

test('unmounting the form aborts the call, too', async () => {
  const page = open();
  await sendAndWait(page);
  page.unmount();
  await waitFor(() => expect(page.outcomes).toEqual([{ error: { kind: 'aborted' } }]));
  expect(page.store.getState().ui.loading).toEqual({});
});
