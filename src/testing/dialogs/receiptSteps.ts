import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { submissionStored } from '../../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import { renderFrame } from '../rendering/renderFrame.tsx';
import type { FrameOptions } from '../rendering/renderFrame.tsx';

/** Opens the dialog that reports the result of a submission. */
export async function report(
  submission: StoredSubmission,
  kind = `${submission.kind}.submitted` as DialogKind,
  state: FrameOptions['state'] = {},
) {
  const frame = renderFrame({ entries: [paths.jobApplication], state });
  act(() => {
    screen.getByRole('button', { name: 'In Some page' }).focus();
    frame.store.dispatch(submissionStored(submission));
    frame.store.dispatch(dialogOpened({ kind }));
  });
  const result = await screen.findByRole('dialog');
  const press = (name: string) => frame.user.click(screen.getByRole('button', { name }));
  const openReceipt = async () => {
    await press('Receipt');
    return screen.findByRole('dialog', { name: 'Receipt' });
  };
  return { ...frame, result, press, openReceipt };
}

/** The terms of a description list with their descriptions, in order. */
export const pairsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);

/** Waits until every other dialog has faded out and is removed. */
export const expectAlone = (dialog: HTMLElement) =>
  waitFor(() => expect([...document.querySelectorAll('[role=dialog]')]).toEqual([dialog]));

export const texts = (place: HTMLElement, role: string) =>
  within(place)
    .getAllByRole(role)
    .map((element) => element.textContent);
