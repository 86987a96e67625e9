import { act, screen, waitFor } from '@testing-library/react';
import { applications } from '../../../contract/applications.ts';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse, offline, serverMessage } from '../../../mocks/faults.ts';
import { visitor } from '../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { fillIn, openForm, press, question, submit } from '../../testing/forms/formSteps.ts';

installMocks();

test.each(['internship', 'service', 'consultation', 'feedback'] as const)(
  'if only the mail call of the %s form fails, only that is sent again',
  async (kind) => {
    const page = await openForm(kind);
    await fillIn(kind, page);
    const { submit: form, mail } = applications[kind];
    const stored = spyOnCall(calls[form]);
    server.use(stored.handler, serverMessage(calls[mail], 500, 'The mailbox is full.'));
    await submit(kind, page);
    const partial = await screen.findByRole('dialog', { name: 'Partial Success' });
    expect(page.store.getState().drafts[kind]).toBeUndefined();
    server.use(offline(calls[mail]));
    await press(page, partial, 'Send the email again');
    await waitFor(() => expect(page.store.getState().forms[kind]?.phase).toBe('editing'));
    const still = await screen.findByRole('dialog', { name: 'Partial Success' });
    const mailed = spyOnCall(calls[mail]);
    server.use(mailed.handler);
    await press(page, still, 'Send the email again');
    const done = await screen.findByRole('dialog', {
      name: /^(Application Submitted|Success!?|Thank You!)$/,
    });
    expect(mailed.requests).toHaveLength(1);
    expect(stored.requests).toHaveLength(1);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(done).not.toBeInTheDocument());
    expect(page.router.state.location.pathname).toBe('/');
  },
);

test('‘Go Home’ after a partial success sends no email again, and the form is empty', async () => {
  const page = await openForm('internship');
  await fillIn('internship', page);
  server.use(serverMessage(calls.mailInternshipApplication, 500, 'The mailbox is full.'));
  await submit('internship', page);
  const partial = await screen.findByRole('dialog', { name: 'Partial Success' });
  expect(partial).toHaveTextContent(
    'Application submitted successfully, but email sending failed: The mailbox is full.',
  );
  expect(question('Education')).toHaveValue('');
  expect(question('Email')).toHaveValue(visitor.email);
  const mailed = spyOnCall(calls.mailInternshipApplication);
  server.use(mailed.handler);
  await press(page, partial, 'Go Home');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(partial).not.toBeInTheDocument());
  expect(mailed.requests).toEqual([]);
  expect(page.store.getState().dialog.current).toBeNull();
});

test('a visitor who leaves during the mail call finds no draft of the stored form', async () => {
  const page = await openForm('consultation');
  await fillIn('consultation', page);
  await waitFor(() => expect(page.store.getState().drafts.consultation).toBeDefined());
  const mail = deferredResponse(calls.mailConsultationRequest);
  server.use(mail.handler);
  await submit('consultation', page);
  await waitFor(() => expect(page.store.getState().receipt.sent).not.toBeNull());
  await act(() => page.router.navigate('/login', { state: { leaveConfirmed: true } }));
  expect(page.store.getState().drafts.consultation).toBeUndefined();
  mail.release();
});
