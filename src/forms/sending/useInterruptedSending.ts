import { useEffect } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { isRehydrated } from '../../state/isRehydrated.ts';
import { interruptedSending, isSentByOtherTab, removeSendingMark } from '../../state/forms/sendingMark.ts';
import type { Received } from '../../state/forms/sendingMark.ts';

/** What somebody reads who left or reloaded a form while it was being sent. */
export const leftDialogs = {
  no: 'sending.leftEarly',
  unknown: 'sending.left',
  yes: 'sending.leftStored',
} as const satisfies Record<Received, DialogKind>;

/**
 * Opens such a dialog when the form is open again after its document ended in the middle of the sending. A tab that was
 * duplicated while it sends the form says nothing: the form is not interrupted, and is emptied here, too, once it has arrived.
 */
export function useInterruptedSending(kind: ApplicationKind): void {
  const dispatch = useSiteDispatch();
  // What is read from storage replaces a dialog that was opened before.
  const rehydrated = useSiteSelector(({ dialog }) => isRehydrated(dialog));
  useEffect(() => {
    const received = rehydrated ? interruptedSending(kind) : null;
    if (!received) return;
    const tell = async () => {
      const underWay = isSentByOtherTab();
      removeSendingMark();
      // Not at once also because the dialog belongs to the page that is open, which an effect of the same commit may only now
      // report to the store.
      if (!(await underWay)) dispatch(dialogOpened({ kind: leftDialogs[received] }));
    };
    void tell();
  }, [rehydrated, kind, dispatch]);
}
