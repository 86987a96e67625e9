import { useCallback, useState } from 'react';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectReceiptOpen, selectSubmission } from '../../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';

/** Whether a dialog of this kind reports that this submission was stored. */
const isResultOf = ({ kind }: StoredSubmission, dialog: string) =>
  dialog === `${kind}.submitted` || dialog === `${kind}.mailFailed`;

/** The receipt that belongs to a dialog: its submission, and whether it is shown instead of the dialog. */
export function useReceipt(dialog: string | undefined) {
  const last = useSiteSelector(selectSubmission);
  const account = useSiteSelector(selectAccountEmail);
  const isOpen = useSiteSelector(selectReceiptOpen);
  // The result stays visible until the receipt's chunk is loaded.
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => setIsReady(true), []);
  // The receipt stays after the end of the session; that of another account is never shown.
  const isOwn = account === null || last?.owner === account;
  const submission = last && isOwn && dialog !== undefined && isResultOf(last, dialog) ? last : null;
  return { submission, isReceiptOpen: submission !== null && isOpen && isReady, onReady };
}
