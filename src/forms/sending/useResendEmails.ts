import { useEffect, useEffectEvent } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { dialogClosed, dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { selectSendingCancelled } from '../../state/forms/formsSlice.ts';
import { useSiteStore } from '../../state/hooks.ts';
import { listenTo } from '../../state/siteStore.ts';
import { selectSubmission } from '../../state/forms/receiptSlice.ts';
import { dialogOf, releaseEmails } from './submitApplication.ts';
import { useSending } from './useSending.ts';

/** After a partial success: sends only the emails again, never the form, when its dialog is closed by that button. */
export function useResendEmails(kind: ApplicationKind): void {
  const store = useSiteStore();
  const send = useSending(kind);

  const resend = useEffectEvent(async () => {
    const submission = selectSubmission(store.getState());
    if (submission?.kind !== kind) return;
    const result = await send((signal) => releaseEmails(store, submission, signal), {
      stored: true,
    });
    // A visitor who cancelled returns to the dialog that offers to send again; one who left the form gets no dialog.
    if (result.result === 'aborted' && selectSendingCancelled(store.getState(), kind))
      store.dispatch(dialogOpened(dialogOf(kind, { result: 'mailFailed' })));
    else if (result.result !== 'aborted') store.dispatch(dialogOpened(dialogOf(kind, result)));
  });
  useEffect(
    () =>
      store.dispatch(
        listenTo({
          actionCreator: dialogClosed,
          effect: async ({ payload }) => {
            if (payload.kind === `${kind}.mailFailed` && payload.answer === 'secondary') await resend();
          },
        }),
      ),
    [store, kind],
  );
}
