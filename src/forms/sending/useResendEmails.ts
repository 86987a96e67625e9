import type { ApplicationKind } from '../../../contract/applications.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { dialogOpened } from '../../state/dialogSlice.ts';
import { useSiteStore } from '../../state/hooks.ts';
import { selectSentForm } from '../../state/receiptSlice.ts';
import { dialogOf, releaseEmails } from './submitApplication.ts';
import { useDialogAnswer } from '../engine/useDialogAnswer.ts';
import { useSending } from './useSending.ts';

/** After a partial success: sends the letters alone once more, never the form (features: partial success). */
export function useResendEmails(kind: ApplicationKind): void {
  const store = useSiteStore();
  const send = useSending(kind);

  useDialogAnswer(`${kind}.mailFailed` as DialogKind, (answer) => {
    const sent = selectSentForm(store.getState());
    if (answer !== 'extra' || sent?.kind !== kind) return;
    const again = async () => {
      const outcome = await send((signal) => releaseEmails(store, sent, signal));
      if (outcome.result !== 'aborted') store.dispatch(dialogOpened(dialogOf(kind, outcome)));
    };
    void again();
  });
}
