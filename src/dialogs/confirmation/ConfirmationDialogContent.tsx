import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import { isDialogKind, messageOf, dialogContentOf } from '../../content/dialogContent/dialogContents.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import type { CloseAction, DialogContent } from '../../content/dialogContent/dialogContent.ts';
import { receiptCopy } from '../../content/applications/receipt.ts';
import { lazyWithRetry } from '../../hydration/lazyWithRetry.tsx';
import type { LocationState, ReturnPath } from '../../state/locationState.ts';
import { loggedOut, selectAccountEmail } from '../../state/auth/authSlice.ts';
import { dialogClosed, selectDialog } from '../../state/dialog/dialogSlice.ts';
import type { DialogAnswer } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { forgetAllFiles } from '../../state/forms/draftFiles.ts';
import { receiptClosed, receiptOpened } from '../../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { PrintIcon } from '../receipt/PrintIcon.tsx';
import { useGoBack } from '../../navigation/useGoBack.ts';
import { useReturnPath } from '../../navigation/useReturnPath.ts';
import { LoginHere } from '../loginHere/lazyLoginHere.ts';
import { Facts } from './Facts.tsx';
import { MailIcon } from './MailIcon.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import type { ModalAction, ModalArt } from '../ModalDialog.tsx';
import { useReceipt } from '../receipt/useReceipt.ts';
import { FailureReport } from '../report/FailureReport.tsx';
import { ReportDialog } from '../report/lazyReport.ts';
import { useReference } from '../report/useReference.ts';
import { useLoginOffer } from './useLoginOffer.ts';

/** Loaded while the result that offers it is read: the connection may be gone once it is wanted. */
const ReceiptDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "receipt" */ '../receipt/ReceiptDialog.tsx')).ReceiptDialog,
  { eager: true },
);

/** A failure may be one of the connection, and a report of it is made without. */
export const preloadReport = () => void ReportDialog.preload();

const arts: Partial<Record<DialogContent['tone'], ModalArt>> = {
  success: { state: 'closed' },
  failure: { state: 'broken', colour: 'error' },
  warning: { state: 'broken', colour: 'warning' },
  locked: { state: 'broken' },
};

/** Pages to which the button says ‘Back to your application’ (specification D12). */
const applicationPages: readonly Path[] = [
  paths.jobApplication,
  paths.internshipApplication,
  paths.partnershipApplication,
  paths.serviceApplication,
  paths.consultationForm,
];

const returnLabelOf = (
  { application, page }: NonNullable<DialogContent['returnLabels']>,
  { path }: ReturnPath,
) => (applicationPages.includes(path) ? application : page);

const isFailure = (tone: DialogContent['tone']) => tone === 'failure' || tone === 'warning';

/** Where a dialog that goes back goes if there is no previous page. */
function fallbackOf(kind: DialogKind): Path | undefined {
  const { onClose } = dialogContentOf(kind).confirm;
  return onClose !== 'stay' && 'goBack' in onClose ? onClose.fallback : undefined;
}

/** Draws the dialog that the store names: what it says and does is looked up in content/dialogContent. */
export function ConfirmationDialogContent() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const pathHere = useReturnPath();
  const current = useSiteSelector(selectDialog);
  const email = useSiteSelector(selectAccountEmail);
  const loading = useSiteSelector(selectLoading);
  const isKnown = current !== null && isDialogKind(current.kind);
  const open = isKnown && !loading;

  useEffect(() => {
    if (current && !isKnown) dispatch(dialogClosed({ kind: current.kind, answer: 'dismiss' }));
  }, [current, isKnown, dispatch]);

  // The last dialog stays drawn while it fades.
  const [shown, setShown] = useState(isKnown ? current : null);
  if (isKnown && current !== shown) setShown(current);

  const reference = useReference(shown);
  const goBack = useGoBack(shown ? fallbackOf(shown.kind) : undefined);
  const { submission, isReceiptOpen, onReady } = useReceipt(shown?.kind);
  // After the receipt the focus goes back to the button that opened it.
  const [readReceipt, setReadReceipt] = useState<StoredSubmission | null>(null);

  const offersLogin = useLoginOffer(current, open);

  if (!shown) return null;

  const { kind, params } = shown;
  const content = dialogContentOf(kind);
  const { confirm, cancel, dismiss, secondary, tone, returnLabels } = content;

  const runAction = (action: CloseAction) => {
    if (action === 'stay') return;
    if ('goBack' in action) {
      goBack();
      return;
    }
    const { to, withReturnPath, logOut, status } = action;
    if (logOut) {
      dispatch(loggedOut());
      void forgetAllFiles();
    }
    const returnPath = withReturnPath ? (params.returnPath ?? pathHere) : undefined;
    const state: LocationState = { leaveConfirmed: true, returnPath, status, email: params.owner };
    // A page that only has something new to say is no further step in the history.
    void navigate(to, { state, replace: to === pathHere?.path });
  };

  const close = (answer: DialogAnswer) => {
    dispatch(dialogClosed({ kind, answer }));
    const effective = answer === 'dismiss' ? dismiss : answer;
    if (effective === 'confirm') runAction(confirm.onClose);
  };

  const returnTo = ({ path, prefill }: ReturnPath) => {
    dispatch(dialogClosed({ kind, answer: 'confirm' }));
    const state: LocationState = { leaveConfirmed: true, prefill };
    void navigate(path, { state });
  };

  const openReceipt = () => {
    setReadReceipt(submission);
    dispatch(receiptOpened());
  };

  const { returnPath } = params;
  const actions: ModalAction[] = [
    ...(returnPath && returnLabels
      ? [{ label: returnLabelOf(returnLabels, returnPath), press: () => returnTo(returnPath) }]
      : []),
    { label: confirm.label, press: () => close('confirm') },
    // Without the submission its e-mails could not be sent again.
    ...(secondary && submission
      ? [{ label: secondary.label, press: () => close('secondary'), icon: <MailIcon /> }]
      : []),
    ...(submission
      ? [
          {
            label: receiptCopy.open,
            press: openReceipt,
            icon: <PrintIcon />,
            safe: readReceipt === submission,
          },
        ]
      : []),
    ...(cancel ? [{ label: cancel.label, press: () => close('cancel'), safe: tone === 'question' }] : []),
  ];

  return (
    <>
      <ModalDialog
        open={open && !isReceiptOpen}
        replaced={isReceiptOpen}
        urgent={tone === 'failure' || tone === 'question'}
        art={arts[tone]}
        title={content.title}
        message={messageOf(content, { message: params.message, email: email ?? undefined })}
        note={content.note}
        facts={submission && <Facts submission={submission} />}
        actions={actions}
        onDismiss={() => close('dismiss')}
        backdropDismisses
        alternative={
          offersLogin && (
            <LoginHere
              owner={params.owner ?? null}
              returnPath={returnPath ?? pathHere}
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
          title={content.title}
          onClose={() => dispatch(receiptClosed())}
          onReady={onReady}
        />
      )}
    </>
  );
}
