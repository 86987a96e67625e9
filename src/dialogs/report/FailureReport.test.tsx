import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { loggedIn } from '../../state/auth/authSlice.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { button } from '../../testing/button.ts';
import { box, installClock, keepDownloads, visit } from '../../testing/dialogs/reportSteps.ts';
import { recorder } from '../../trace/recording/recorder.ts';

installClock();

describe('the reference in a dialog', () => {
  test('the reference in a dialog of failure names its moment, and so does a report opened from there', async () => {
    const { happens, user } = visit();
    happens(pageOpened({ path: paths.jobApplication, action: 'PUSH' }));
    happens(dialogOpened({ kind: 'job.failed' }));
    const reference = recorder.reference();
    const failure = await screen.findByRole('alertdialog', { name: 'Submission Failed' });
    expect(failure).toHaveTextContent(`Reference ${reference} · Report a problem`);
    happens(loggedIn({ token: makeToken() }));
    expect(recorder.reference()).not.toBe(reference);
    expect(failure).toHaveTextContent(`Reference ${reference} ·`);

    await user.click(within(failure).getByRole('button', { name: 'Report a problem' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
    await within(dialog).findByRole('list');
    const saved = keepDownloads();
    await user.click(box());
    await user.click(button('Save'));
    expect(saved.map(({ name }) => name)).toEqual([`${reference}.trace.json`]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(failure).toBeVisible();
    expect(within(failure).getByRole('button', { name: 'Report a problem' })).toHaveFocus();
  });

  test('the next failure has another reference', async () => {
    const { happens } = visit();
    happens(dialogOpened({ kind: 'job.failed' }));
    const failure = await screen.findByRole('alertdialog', { name: 'Submission Failed' });
    const first = recorder.reference();
    happens(dialogOpened({ kind: 'internship.failed' }));
    expect(recorder.reference()).not.toBe(first);
    await waitFor(() => expect(failure).toHaveTextContent(`Reference ${recorder.reference()} ·`));
  });

  test('a reference is shown for a partial success, but not for a success', async () => {
    const { happens } = visit();
    happens(dialogOpened({ kind: 'feedback.mailFailed' }));
    expect(await screen.findByRole('dialog', { name: 'Partial Success' })).toHaveTextContent('Reference');
    happens(dialogOpened({ kind: 'feedback.submitted' }));
    const success = await screen.findByRole('dialog', { name: 'Thank You!' });
    expect(success).not.toHaveTextContent('Reference');
    expect(success).not.toHaveTextContent('Report a problem');
  });
});
