import { act, screen, within } from '@testing-library/react';
import { installMocks } from '../../../../mocks/server.ts';
import { applicationCopy } from '../../../content/applications/applications.ts';
import { openForm } from '../../../testing/forms/formSteps.ts';

installMocks();

/** The button that opens the list of sections in narrow windows. */
const toggle = () =>
  within(screen.getAllByRole('navigation', { name: 'Sections of this form' })[0]!).getByRole('button');

test('Escape closes the list of sections and returns the focus to its button', async () => {
  const { user } = await openForm('job');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
});

test('a press outside the list of sections closes it, even in a browser whose buttons take no focus', async () => {
  const { user } = await openForm('job');
  await user.click(toggle());
  // A press on a button does not focus it in Safari.
  act(() => toggle().blur());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByText(applicationCopy.job.end.line));
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});
