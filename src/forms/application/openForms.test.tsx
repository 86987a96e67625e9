import { act, screen, waitFor } from '@testing-library/react';
import { applications } from '../../../contract/applications.ts';
import { calls } from '../../../contract/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { formPaths, visitor } from '../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import {
  fillIn,
  openAnonymousForm,
  openForm,
  press,
  question,
  submit,
  write,
} from '../../testing/forms/formSteps.ts';
import { renderApp } from '../../testing/rendering/renderApp.tsx';

installMocks();

test.each(['service', 'feedback'] as const)(
  'the address of the %s form is filled in from the account and can be changed',
  async (kind) => {
    const page = await openForm(kind);
    await waitFor(() => expect(question('Email')).toHaveValue(visitor.email));
    await page.user.clear(question('Email'));
    expect(question('Email')).toHaveValue('');
    await write('Email', 'other@mail.example');
    expect(question('Email')).toHaveValue('other@mail.example');
    await waitFor(() =>
      expect(page.store.getState().drafts[kind]?.values['email']).toBe('other@mail.example'),
    );
  },
);

test('a prefilled address alone is not saved as a draft', async () => {
  const page = await openForm('service');
  await waitFor(() => expect(question('Email')).toHaveValue(visitor.email));
  await waitFor(() => expect(page.store.getState().forms.service?.fields['email']?.filled).toBe(true));
  await act(() => page.router.navigate('/login'));
  expect(page.store.getState().drafts.service).toBeUndefined();
});

test('a service page prefills its service, and the visitor can change it', async () => {
  await openAnonymousForm('service', { prefill: { serviceType: 'Chat bot' } });
  expect(question('Service type')).toHaveValue('Chat bot');
  await write('Service type', 'Business Analytics');
  expect(question('Service type')).toHaveValue('Business Analytics');
});

test.each([
  ['service', 'Please log in to submit the form.'],
  ['feedback', 'You must be logged in to send feedback.'],
] as const)('anybody may fill in the %s form, but not send it; every entry stays', async (kind, words) => {
  const page = await openAnonymousForm(kind);
  expect(question('Email')).toHaveValue('');
  await fillIn(kind, page);
  const stored = spyOnCall(calls[applications[kind].submit]);
  server.use(stored.handler);
  await submit(kind, page);
  const refusal = await screen.findByRole('dialog', { name: 'Authentication Required' });
  expect(refusal).toHaveTextContent(words);
  await press(page, refusal, 'Close');
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
  expect(question('Name')).toHaveValue(visitor.name);
  expect(stored.requests).toEqual([]);
});

test.each(['service', 'feedback'] as const)(
  'the %s form offers the login to somebody without a session, and nothing to others',
  async (kind) => {
    const page = await openAnonymousForm(kind);
    await write('Name', 'Meena');
    expect(await screen.findByText(/^You are not logged in\./)).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
    expect(page.router.state.location.state).toMatchObject({
      returnPath: { path: expect.any(String) as string },
    });
    page.unmount();
    await openForm(kind);
    expect(screen.queryByText(/^You are not logged in\./)).not.toBeInTheDocument();
  },
);

test.each(['job', 'internship', 'partnership', 'consultation'] as const)(
  'the %s form is rendered only with a session: without one the visitor is asked to log in',
  async (kind) => {
    const { router } = await renderApp(paths.careers);
    await act(() => router.navigate(formPaths[kind]));
    const guard = await screen.findByRole('dialog', { name: 'You need to log in!' });
    expect(guard).toHaveAccessibleDescription(/^Please log in to access this page\./);
    expect(document.querySelector('main form')).toBeNull();
  },
);
