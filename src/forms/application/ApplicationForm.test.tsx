import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse, noMessage, offline } from '../../../mocks/faults.ts';
import { jobAnswers, visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../mocks/server.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { fillIn, openForm, question, submit, success } from '../../testing/forms/formSteps.ts';

installMocks();

test('answers and file are sent as multipart, then the emails are released with the file’s reference', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  const stored = spyOnCall(calls.submitJobApplication);
  const mailed = spyOnCall(calls.mailJobApplication);
  server.use(stored.handler, mailed.handler);
  await submit('job', page);
  const result = await success();
  expect(result).toHaveTextContent('Your job application was submitted successfully!');
  const { portfolio, ...others } = jobAnswers;
  const answers = { ...others, portfolio: `https://${portfolio}` };
  const [submission] = stored.requests;
  expect(stored.requests).toHaveLength(1);
  expect(submission?.authorization).toBe(`Bearer ${page.token}`);
  expect(submission?.contentType).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(submission?.body).toEqual({
    ...answers,
    coverLetter: answers.coverLetter.replaceAll('\n', '\r\n'),
    resume: { name: 'Meena Raman.pdf', content: expect.stringContaining('%PDF-1.7') as string },
  });
  expect(mailed.requests).toHaveLength(1);
  expect(mailed.requests[0]?.body).toEqual({
    ...answers,
    startDate: '',
    expectedSalary: '',
    linkedin: '',
    workSamples: '',
    sampleWork: '',
    howDidYouHear: '',
    resume: expect.stringMatching(/\S/) as string,
  });
  await page.user.click(within(result).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
});

test.each([
  ['fails', () => noMessage(calls.mailJobApplication, 500)],
  ['is not answered', () => offline(calls.mailJobApplication)],
])('the applicant is not told when the mail call %s', async (_how, handler) => {
  // logFailedEmails.test.tsx tests what is logged.
  jest.spyOn(console, 'info').mockImplementation(() => {});
  const page = await openForm('job');
  await fillIn('job', page);
  server.use(handler());
  await submit('job', page);
  expect(await success()).toBeVisible();
});

test('the loading screen covers the page while an application is sent, and a second press does nothing', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  const wait = deferredResponse(calls.submitJobApplication);
  server.use(wait.handler);
  await submit('job', page);
  const busy = await screen.findByRole('button', { name: 'Submitting...' });
  expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
  await page.user.click(busy);
  fireEvent.submit(document.querySelector('main form')!);
  wait.release();
  await success();
  expect(page.store.getState().ui.loading).toEqual({});
  const { db } = await currentTestServer();
  expect(await db.selectFrom('submission').select('id').execute()).toHaveLength(1);
});

test('a stored application leaves a clean form and no draft', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  await waitFor(() => expect(page.store.getState().drafts.job).toBeDefined());
  await submit('job', page);
  await success();
  expect(page.store.getState().drafts.job).toBeUndefined();
  expect(question('Name')).toHaveValue('');
  expect(question('Email')).toHaveValue(visitor.email);
});

test('a late answer is not reported to a visitor who has left', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  const wait = deferredResponse(calls.submitJobApplication);
  server.use(wait.handler);
  await submit('job', page);
  await screen.findByRole('button', { name: 'Submitting...' });
  await act(() => page.router.navigate('/login', { state: { leaveConfirmed: true } }));
  await act(async () => wait.release());
  await waitFor(() => expect(page.store.getState().forms['job']).toBeUndefined());
  expect(page.store.getState().dialog.current?.kind).toBe('sending.leftEarly');
});
