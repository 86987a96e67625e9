import { useCallback, useState } from 'react';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectReceiptOpen, selectSentForm } from '../../state/receiptSlice.ts';
import type { SentForm } from '../../state/receiptSlice.ts';

/** Whether a dialog tells that this form was stored. */
const isResultOf = ({ kind }: SentForm, dialog: string) =>
  dialog === `${kind}.submitted` || dialog === `${kind}.mailFailed`;

/** The receipt that belongs to a dialog: what was sent, and whether the receipt lies in the dialog's place. */
export function useReceipt(dialog: string | undefined) {
  const last = useSiteSelector(selectSentForm);
  const asked = useSiteSelector(selectReceiptOpen);
  // The result stays in sight until the receipt's script is there.
  const [ready, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const sent = last && dialog !== undefined && isResultOf(last, dialog) ? last : null;
  return { sent, covers: sent !== null && asked && ready, onReady };
}
