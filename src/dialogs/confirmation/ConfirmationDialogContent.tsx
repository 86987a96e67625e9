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

const backLabelOf = (
  { application, page }: NonNullable<DialogContent['backLabels']>,
  { path }: ReturnPath,
) => (applicationPages.includes(path) ? application : page);

/** Where a dialog that leads to the previous page leads if there is none. */
function previousOrOf(kind: DialogKind): Path | undefined {
  const { leads } = dialogContentOf(kind).confirm;
  return leads !== 'stay' && 'back' in leads ? leads.orTo : undefined;
}

/** Draws the dialog that the store names: words and consequences are looked up in content/dialogContent. */
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
    if (current && !known) dispatch(dialogClosed({ answer: 'dismiss' }));
  }, [current, known, dispatch]);

  // What it said stays while it fades.
  const [said, setSaid] = useState(known ? current : null);
  if (known && current !== said) setSaid(current);

  const goBack = useGoBack(said ? previousOrOf(said.kind) : undefined);
  const { sent, covers, onReady } = useReceipt(said?.kind);
  // Whoever read the receipt comes back to the button that opened it.
  const [read, setRead] = useState<SentForm | null>(null);

  if (!said) return null;

  const { kind, params } = said;
  const outcome = dialogContentOf(kind);
  const { confirm, cancel, dismiss, extra, tone, backLabels } = outcome;

  const leave = (leads: CloseAction) => {
    if (leads === 'stay') return;
    if ('back' in leads) {
      goBack();
      return;
    }
    const { to, andBack, act, status } = leads;
    if (act === 'logOut') dispatch(loggedOut());
    const back = andBack ? (params.back ?? here) : undefined;
    const arrival: LocationState = {
      leaving: true,
      ...(back ? { back } : {}),
      ...(status ? { status } : {}),
    };
    // A page that only has something new to say is no further step in the history.
    void navigate(to, { state: arrival, replace: to === here?.path });
  };

  const close = (answer: DialogAnswer) => {
    dispatch(dialogClosed({ answer }));
    const meant = answer === 'dismiss' ? dismiss : answer;
    if (meant === 'confirm') leave(confirm.leads);
  };

  const returnTo = ({ path, choice }: ReturnPath) => {
    dispatch(dialogClosed({ answer: 'confirm' }));
    const arrival: LocationState = { leaving: true, ...(choice ? { choice } : {}) };
    void navigate(path, { state: arrival });
  };

  const openReceipt = () => {
    setRead(sent);
    dispatch(receiptOpened());
  };

  const { back } = params;
  const actions: ModalAction[] = [
    ...(back && backLabels ? [{ label: backLabelOf(backLabels, back), press: () => returnTo(back) }] : []),
    { label: confirm.label, press: () => close('confirm') },
    // Without what was sent nothing could be mailed again.
    ...(extra && sent ? [{ label: extra.label, press: () => close('extra'), icon: <MailIcon /> }] : []),
    ...(sent
      ? [{ label: receiptCopy.open, press: openReceipt, icon: <PrintIcon />, safe: read === sent }]
      : []),
    ...(cancel ? [{ label: cancel.label, press: () => close('cancel'), safe: tone === 'question' }] : []),
  ];

  const art = arts[tone];
  return (
    <>
      <ModalDialog
        open={open && !covers}
        followed={covers}
        urgent={tone === 'failure' || tone === 'question'}
        {...(art ? { art } : {})}
        title={outcome.title}
        message={messageOf(outcome, { message: params.message, ...(email ? { email } : {}) })}
        {...(outcome.note ? { note: outcome.note } : {})}
        {...(sent ? { facts: <Facts sent={sent} /> } : {})}
        actions={actions}
        onDismiss={() => close('dismiss')}
        backdropDismisses
      />
      {sent && (
        <ReceiptDialog
          open={open && covers}
          sent={sent}
          title={outcome.title}
          onClose={() => dispatch(receiptClosed())}
          onReady={onReady}
        />
      )}
    </>
  );
}
