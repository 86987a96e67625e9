import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { installMocks } from '../../../mocks/server.ts';
import { renderApp } from '../../testing/rendering/renderApp.tsx';

installMocks();
afterEach(() => void Object.assign(window, { scrollY: 0 }));

const email = () => screen.findByLabelText('Email');

test('the first question has the focus', async () => {
  await renderApp(paths.signUp);
  const field = await email();
  await waitFor(() => expect(field).toHaveFocus());
});

test('on a page that is scrolled, as after Back, no question is focused', async () => {
  Object.assign(window, { scrollY: 1453 });
  await renderApp(paths.signUp);
  const field = await email();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  expect(field).not.toHaveFocus();
});
