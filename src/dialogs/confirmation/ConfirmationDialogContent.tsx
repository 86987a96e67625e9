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
import { loggedOut, selectAccountEmail } from '../../state/authSlice.ts';
import { dialogClosed, selectDialog } from '../../state/dialogSlice.ts';
import type { DialogAnswer } from '../../state/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { receiptClosed, receiptOpened } from '../../state/receiptSlice.ts';
import type { SentForm } from '../../state/receiptSlice.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { PrintIcon } from '../receipt/PrintIcon.tsx';
import { useGoBack } from '../../navigation/useGoBack.ts';
import { useReturnPath } from '../../navigation/useReturnPath.ts';
import { Facts } from './Facts.tsx';
import { MailIcon } from './MailIcon.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import type { ModalAction, ModalArt } from '../ModalDialog.tsx';
import { useReceipt } from '../receipt/useReceipt.ts';

/** The receipt arrives while the result that offers it is read: by then the connection may be gone. */
const ReceiptDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "receipt" */ '../receipt/ReceiptDialog.tsx')).ReceiptDialog,
  { eager: true },
);

const arts: Partial<Record<DialogContent['tone'], ModalArt>> = {
  success: { state: 'closed' },
  failure: { state: 'broken', colour: 'error' },
  warning: { state: 'broken', colour: 'warning' },
  locked: { state: 'broken' },
};

/** The pages that ‘Back to your application’ speaks of (specification D12). */
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

/** Where a dialog that leads to the previous page leads if there is none. */
function fallbackOf(kind: DialogKind): Path | undefined {
  const { onClose } = dialogContentOf(kind).confirm;
  return onClose !== 'stay' && 'goBack' in onClose ? onClose.fallback : undefined;
}

/** Draws the dialog that the store names: what it says and does is looked up in content/dialogContent. */
export function ConfirmationDialogContent() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const here = useReturnPath();
  const current = useSiteSelector(selectDialog);
  const email = useSiteSelector(selectAccountEmail);
  const loading = useSiteSelector(selectLoading);
  const known = current !== null && isDialogKind(current.kind);
  const open = known && !loading;

  useEffect(() => {
    if (current && !known) dispatch(dialogClosed({ kind: current.kind, answer: 'dismiss' }));
  }, [current, known, dispatch]);

  // What it said stays while it fades.
  const [said, setSaid] = useState(known ? current : null);
  if (known && current !== said) setSaid(current);

  const goBack = useGoBack(said ? fallbackOf(said.kind) : undefined);
  const { sent, covers, onReady } = useReceipt(said?.kind);
  // Whoever read the receipt comes back to the button that opened it.
  const [read, setRead] = useState<SentForm | null>(null);

  if (!said) return null;

  const { kind, params } = said;
  const content = dialogContentOf(kind);
  const { confirm, cancel, dismiss, secondary, tone, returnLabels } = content;

  const run = (action: CloseAction) => {
    if (action === 'stay') return;
    if ('goBack' in action) {
      goBack();
      return;
    }
    const { to, withReturnPath, logOut, status } = action;
    if (logOut) dispatch(loggedOut());
    const returnPath = withReturnPath ? (params.returnPath ?? here) : undefined;
    const state: LocationState = { leaveConfirmed: true, returnPath, status };
    // A page that only has something new to say is no further step in the history.
    void navigate(to, { state, replace: to === here?.path });
  };

  const close = (answer: DialogAnswer) => {
    dispatch(dialogClosed({ kind, answer }));
    const meant = answer === 'dismiss' ? dismiss : answer;
    if (meant === 'confirm') run(confirm.onClose);
  };

  const returnTo = ({ path, prefill }: ReturnPath) => {
    dispatch(dialogClosed({ kind, answer: 'confirm' }));
    const state: LocationState = { leaveConfirmed: true, prefill };
    void navigate(path, { state });
  };

  const openReceipt = () => {
    setRead(sent);
    dispatch(receiptOpened());
  };

  const { returnPath } = params;
  const actions: ModalAction[] = [
    ...(returnPath && returnLabels
      ? [{ label: returnLabelOf(returnLabels, returnPath), press: () => returnTo(returnPath) }]
      : []),
    { label: confirm.label, press: () => close('confirm') },
    // Without what was sent nothing could be mailed again.
    ...(secondary && sent
      ? [{ label: secondary.label, press: () => close('secondary'), icon: <MailIcon /> }]
      : []),
    ...(sent
      ? [{ label: receiptCopy.open, press: openReceipt, icon: <PrintIcon />, safe: read === sent }]
      : []),
    ...(cancel ? [{ label: cancel.label, press: () => close('cancel'), safe: tone === 'question' }] : []),
  ];

  return (
    <>
      <ModalDialog
        open={open && !covers}
        followed={covers}
        urgent={tone === 'failure' || tone === 'question'}
        art={arts[tone]}
        title={content.title}
        message={messageOf(content, { message: params.message, email: email ?? undefined })}
        note={content.note}
        facts={sent && <Facts sent={sent} />}
        actions={actions}
        onDismiss={() => close('dismiss')}
        backdropDismisses
      />
      {sent && (
        <ReceiptDialog
          open={open && covers}
          sent={sent}
          title={content.title}
          onClose={() => dispatch(receiptClosed())}
          onReady={onReady}
        />
      )}
    </>
  );
}
