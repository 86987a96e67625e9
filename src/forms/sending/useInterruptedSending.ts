import { useEffect } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { isRehydrated } from '../../state/isRehydrated.ts';
import { interruptedSending, removeSendingMark } from '../../state/forms/sendingMark.ts';
import type { Received } from '../../state/forms/sendingMark.ts';

/** What somebody reads who left or reloaded a form while it was being sent. */
export const leftDialogs = {
  no: 'sending.leftEarly',
  unknown: 'sending.left',
  yes: 'sending.leftStored',
} as const satisfies Record<Received, DialogKind>;

/** Opens such a dialog when the form is open again after its document ended in the middle of the sending. */
export function useInterruptedSending(kind: ApplicationKind): void {
  const dispatch = useSiteDispatch();
  // What is read from storage replaces a dialog that was opened before.
  const rehydrated = useSiteSelector(({ dialog }) => isRehydrated(dialog));
  useEffect(() => {
    const received = rehydrated ? interruptedSending(kind) : null;
    if (!received) return;
    removeSendingMark();
    // The dialog belongs to the page that is open, which an effect of the same commit may only now report to the store.
    queueMicrotask(() => dispatch(dialogOpened({ kind: leftDialogs[received] })));
  }, [rehydrated, kind, dispatch]);
}
