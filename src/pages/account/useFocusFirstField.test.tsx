import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { installMocks } from '../../../mocks/server.ts';
import { renderApp } from '../../testing/renderApp.tsx';

installMocks();
afterEach(() => void Object.assign(window, { scrollY: 0 }));

const email = () => screen.findByLabelText('Email');

test('the first question has the keyboard', async () => {
  await renderApp(paths.signUp);
  const field = await email();
  await waitFor(() => expect(field).toHaveFocus());
});

test('whoever comes back to the foot of the page is left there', async () => {
  Object.assign(window, { scrollY: 1453 });
  await renderApp(paths.signUp);
  const field = await email();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  expect(field).not.toHaveFocus();
});
