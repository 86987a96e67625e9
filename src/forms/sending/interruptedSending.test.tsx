import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse } from '../../../mocks/faults.ts';
import { answersOf } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { isAskedOnLeaving } from '../../testing/forms/draftFileSteps.ts';
import { renderApp } from '../../testing/rendering/renderApp.tsx';
import {
  fillIn,
  openAnonymousForm,
  openForm,
  press,
  question,
  submit,
} from '../../testing/forms/formSteps.ts';
import { sendingMarkKey } from '../../state/forms/sendingMark.ts';

installMocks();

const mark = () => window.sessionStorage.getItem(sendingMarkKey);
const storeMark = (form: string, received: unknown) =>
  window.sessionStorage.setItem(sendingMarkKey, JSON.stringify({ form, received }));

afterEach(() => jest.useRealTimers());

test('the browser asks before a document is left that sends a form, neither before nor afterwards', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  expect(isAskedOnLeaving()).toBe(false);
  const wait = deferredResponse(calls.submitServiceRequest);
  server.use(wait.handler);
  await submit('service', page);
  await screen.findByRole('button', { name: 'Submitting...' });
  expect(isAskedOnLeaving()).toBe(true);
  expect(mark()).toBe('{"form":"service","received":"unknown"}');
  await act(async () => wait.release());
  await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
  expect(mark()).toBeNull();
});

test('a call that a reload ends is no lost connection: the mark stays until the document has ended', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.use(http.post('*/api/form/service-application', () => promise));
  await submit('service', page);
  await screen.findByRole('button', { name: 'Submitting...' });
  expect(isAskedOnLeaving()).toBe(true);
  jest.useFakeTimers({ advanceTimers: true });
  await act(async () => resolve(HttpResponse.error()));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(mark()).toBe('{"form":"service","received":"unknown"}');
  expect(page.store.getState().dialog.current).toBeNull();
  // The visitor stayed, and the connection is lost.
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(page.store.getState().dialog.current?.kind).toBe('service.unreachable');
  expect(mark()).toBeNull();
});

test('a visitor who leaves while the emails are on their way reads that the form has arrived', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  server.use(deferredResponse(calls.mailServiceRequest).handler);
  await submit('service', page);
  await waitFor(() => expect(page.store.getState().receipt.sent).not.toBeNull());
  expect(mark()).toBe('{"form":"service","received":"yes"}');
  await act(() => page.router.navigate('/careers'));
  const told = await screen.findByRole('dialog', { name: 'Left While Sending' });
  expect(told).toHaveTextContent('It has arrived, and an email confirms it.');
  expect(mark()).toBeNull();
});

test.each([
  ['unknown', /It may have arrived: if it did, an email confirms it\./],
  ['no', /before all of it was sent, so it has not arrived\./],
  ['yes', /It has arrived, and an email confirms it\./],
  [1, /It may have arrived/],
])(
  'a form that opens after its sending was interrupted says once what is known (received: %s)',
  async (received, words) => {
    storeMark('service', received);
    const page = await renderApp('/careers');
    await act(() => page.router.navigate('/service-application'));
    const told = await screen.findByRole('dialog', { name: 'Left While Sending' });
    expect(told).toHaveTextContent(words);
    await press(page, told, 'Continue');
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(mark()).toBeNull();
  },
);

test('another form than the one that was being sent says nothing about it', async () => {
  storeMark('job', 'no');
  const page = await openAnonymousForm('service');
  expect(question('Name')).not.toHaveValue(answersOf.service.name);
  expect(page.store.getState().dialog.current).toBeNull();
  expect(mark()).not.toBeNull();
});
