import { useCallback, useState } from 'react';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectReceiptOpen, selectSubmission } from '../../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';

/** Whether a dialog reports that this submission was stored. */
const isResultOf = ({ kind }: StoredSubmission, dialog: string) =>
  dialog === `${kind}.submitted` || dialog === `${kind}.mailFailed`;

/** The receipt that belongs to a dialog: its submission, and whether it is shown in the dialog's place. */
export function useReceipt(dialog: string | undefined) {
  const last = useSiteSelector(selectSubmission);
  const account = useSiteSelector(selectAccountEmail);
  const isOpen = useSiteSelector(selectReceiptOpen);
  // The result stays visible until the receipt's script is there.
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => setIsReady(true), []);
  // A session that ended meanwhile takes nothing away; another account's receipt is never shown.
  const isOwn = account === null || last?.owner === account;
  const submission = last && isOwn && dialog !== undefined && isResultOf(last, dialog) ? last : null;
  return { submission, isReceiptOpen: submission !== null && isOpen && isReady, onReady };
}
