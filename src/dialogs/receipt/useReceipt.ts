import { useCallback, useState } from 'react';
import { selectAccountEmail } from '../../state/authSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectReceiptOpen, selectSentForm } from '../../state/receiptSlice.ts';
import type { SentForm } from '../../state/receiptSlice.ts';

/** Whether a dialog tells that this form was stored. */
const isResultOf = ({ kind }: SentForm, dialog: string) =>
  dialog === `${kind}.submitted` || dialog === `${kind}.mailFailed`;

/** The receipt that belongs to a dialog: what was sent, and whether the receipt lies in the dialog's place. */
export function useReceipt(dialog: string | undefined) {
  const last = useSiteSelector(selectSentForm);
  const account = useSiteSelector(selectAccountEmail);
  const asked = useSiteSelector(selectReceiptOpen);
  // The result stays in sight until the receipt's script is there.
  const [ready, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  // A session that ended meanwhile takes nothing away; somebody else's is another matter.
  const isOwn = account === null || last?.owner === account;
  const sent = last && isOwn && dialog !== undefined && isResultOf(last, dialog) ? last : null;
  return { sent, covers: sent !== null && asked && ready, onReady };
}
