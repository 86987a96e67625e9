import { useState } from 'react';
import { dialogContentOf, dialogMessageOf } from '../../content/dialogContent/dialogContents.ts';
import type { DialogContent } from '../../content/dialogContent/dialogContent.ts';
import { notes } from '../../content/dialogContent/notes.ts';
import { dialogFormOf } from '../../content/dialogContent/dialogResult.ts';
import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';
import { useReturnPath } from '../../navigation/useReturnPath.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { dialogClosed } from '../../state/dialog/dialogSlice.ts';
import { receiptClosed, receiptOpened } from '../../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { InlineLogin } from '../inlineLogin/lazyInlineLogin.ts';
import { ModalDialog } from '../ModalDialog.tsx';
import type { ModalArt } from '../ModalDialog.tsx';
import { useReceipt } from '../receipt/useReceipt.ts';
import { FailureReport } from '../report/FailureReport.tsx';
import { ReportDialog } from '../report/lazyReport.ts';
import { useReference } from '../report/useReference.ts';
import { actionsOf } from './actionsOf.tsx';
import { Facts } from './Facts.tsx';
import { useCloseDialog } from './useCloseDialog.ts';
import { useLoginOffer } from './useLoginOffer.ts';
import { useShownDialog } from './useShownDialog.ts';

/** Loaded as soon as a result offers it, because the connection may be lost by the time it is opened. */
const ReceiptDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "receipt" */ '../receipt/ReceiptDialog.tsx')).ReceiptDialog,
  { eager: true },
);

/** Loads the chunk of the report ahead: a failure may be a lost connection, and its report must still open. */
export const preloadReport = () => void ReportDialog.preload();

const arts: Partial<Record<DialogContent['tone'], ModalArt>> = {
  success: { state: 'closed' },
  failure: { state: 'broken', colour: 'error' },
  warning: { state: 'broken', colour: 'warning' },
  locked: { state: 'broken' },
};

const isFailure = (tone: DialogContent['tone']) => tone === 'failure' || tone === 'warning';

/** Renders the dialog that the store names, with the texts and actions from content/dialogContent. */
export function ConfirmationDialogContent() {
  const dispatch = useSiteDispatch();
  const pathHere = useReturnPath();
  const email = useSiteSelector(selectAccountEmail);
  const { current, open, shown } = useShownDialog();
  const { close, returnTo } = useCloseDialog(shown);
  const reference = useReference(shown);
  const { submission, isReceiptOpen, onReady } = useReceipt(shown?.kind);
  // The submission whose receipt was opened: when it closes, the focus returns to its button.
  const [readReceipt, setReadReceipt] = useState<StoredSubmission | null>(null);
  const offersLogin = useLoginOffer(current, open);
  const canResend = useSiteSelector(({ forms }) => shown !== null && dialogFormOf(shown.kind) in forms);

  if (!shown) return null;

  const { kind, params } = shown;
  const content = dialogContentOf(kind);
  const { tone, title } = content;
  const note = params.mayHaveArrived ? `${content.note} ${notes.mayHaveArrived}` : content.note;

  const openReceipt = () => {
    setReadReceipt(submission);
    dispatch(receiptOpened());
  };
  const receipt = submission ? { open: openReceipt, wasRead: readReceipt === submission } : undefined;

  return (
    <>
      <ModalDialog
        open={open && !isReceiptOpen}
        replaced={isReceiptOpen}
        urgent={tone === 'failure' || tone === 'question'}
        art={arts[tone]}
        title={title}
        message={dialogMessageOf(content, { message: params.message, email: email ?? undefined })}
        note={note}
        facts={submission && <Facts submission={submission} />}
        actions={actionsOf(shown, { close, returnTo, canResend, receipt })}
        onDismiss={() => close('dismiss')}
        backdropDismisses
        alternative={
          offersLogin && (
            <InlineLogin
              owner={params.owner ?? null}
              returnPath={params.returnPath ?? pathHere}
              onLeave={() => dispatch(dialogClosed({ kind, answer: 'cancel' }))}
            />
          )
        }
        report={isFailure(tone) && reference !== null && <FailureReport reference={reference} />}
      />
      {submission && (
        <ReceiptDialog
          open={open && isReceiptOpen}
          submission={submission}
          title={title}
          onClose={() => dispatch(receiptClosed())}
          onReady={onReady}
        />
      )}
    </>
  );
}
