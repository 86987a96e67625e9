import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import type { DialogKind } from '../content/dialogContent/dialogContents.ts';
import { dialogOpened } from '../state/dialog/dialogSlice.ts';
import { submissionStored } from '../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../state/forms/receiptSlice.ts';
import { renderFrame } from './renderFrame.tsx';
import type { FrameOptions } from './renderFrame.tsx';

/** The dialog that reports how a submission went. */
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

/** What a list of terms says, in its order. */
export const pairsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);

/** Waits until a dialog that left has faded. */
export const alone = (dialog: HTMLElement) =>
  waitFor(() => expect([...document.querySelectorAll('[role=dialog]')]).toEqual([dialog]));

export const texts = (place: HTMLElement, role: string) =>
  within(place)
    .getAllByRole(role)
    .map((element) => element.textContent);
