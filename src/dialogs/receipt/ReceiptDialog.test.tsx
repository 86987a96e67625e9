import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { loggedOut } from '../../state/auth/authSlice.ts';
import { selectDialog } from '../../state/dialog/dialogSlice.ts';
import { expectAlone, report } from '../../testing/dialogs/receiptSteps.ts';
import { jobSubmission, serviceSubmission } from '../../testing/forms/submissionExamples.ts';

describe('the receipt', () => {
  test('replaces the result and takes the focus; closing it returns both, and the result leads home', async () => {
    const { openReceipt, press, router } = await report(jobSubmission);
    const strayed = jest.fn();
    screen.getByText('In Some page').addEventListener('focus', strayed);
    const receipt = await openReceipt();
    await waitFor(() => expect(within(receipt).getByRole('group')).toHaveFocus());
    await expectAlone(receipt);
    expect(within(receipt).getByRole('group')).toHaveFocus();

    await press('Close');
    const result = await screen.findByRole('dialog', { name: 'Application Submitted' });
    await waitFor(() => expect(within(result).getByRole('button', { name: 'Receipt' })).toHaveFocus());
    await expectAlone(result);
    expect(within(result).getByRole('button', { name: 'Receipt' })).toHaveFocus();
    expect(strayed).not.toHaveBeenCalled();
    await press('Continue');
    expect(router.state.location.pathname).toBe('/');
  });

  test('Esc closes the receipt first and the result next', async () => {
    const { openReceipt, user, router, stateNow } = await report(jobSubmission);
    await openReceipt();
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Application Submitted' });
    expect(router.state.location.pathname).toBe(paths.jobApplication);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Receipt' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(selectDialog(stateNow())).toBeNull();
    expect(router.state.location.pathname).toBe('/');
  });

  test('goes when its owner logs out', async () => {
    const { openReceipt, store } = await report(jobSubmission);
    await openReceipt();
    act(() => void store.dispatch(loggedOut()));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Asha Raman')).not.toBeInTheDocument();
  });

  test('has buttons that are never narrower than their labels', async () => {
    const { openReceipt } = await report(jobSubmission);
    const receipt = await openReceipt();
    for (const name of ['Print', 'Save', 'Close'])
      expect(within(receipt).getByRole('button', { name })).toHaveStyle({ minWidth: 'min-content' });
  });

  test('opens the browser’s print dialog with ‘Print’', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { openReceipt, press } = await report(jobSubmission);
    await openReceipt();
    await press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('is saved as an HTML file with the same text, in which no answer can run as code', async () => {
    const blobs: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} ${this.href}`);
    });
    const { openReceipt, press } = await report(serviceSubmission, 'service.mailFailed');
    const receipt = await openReceipt();
    await press('Save');
    expect(clicked).toEqual(['service-request-2026-11-20.html blob:1']);
    expect(blobs[0]?.type).toBe('text/html;charset=utf-8');

    const html = await blobs[0]!.text();
    expect(html).not.toMatch(/<script|<b>|https?:|src=|href=/);
    const saved = new DOMParser().parseFromString(html, 'text/html');
    expect(saved.title).toBe('Receipt: Service request, 20 November 2026');
    const wordsOf = (place: HTMLElement) => place.textContent.replaceAll(/\s/g, '');
    const sheet = within(receipt).getByRole('group');
    expect(wordsOf(saved.body)).toBe(wordsOf(sheet));
  });
});
