import { applicationPages } from '../../../contract/applications/kinds.ts';
import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import { receiptCopy } from '../../content/applications/receipt.ts';
import { dialogContentOf } from '../../content/dialogContent/dialogContents.ts';
import type { DialogAnswer, OpenDialog } from '../../state/dialog/dialogSlice.ts';
import type { ReturnPath } from '../../state/locationState.ts';
import type { ModalAction } from '../ModalDialog.tsx';
import { PrintIcon } from '../receipt/PrintIcon.tsx';
import { MailIcon } from './MailIcon.tsx';

/** Whether the return button says ‘Back to your application’ (specification D12): at each form but that of feedback. */
const isApplicationPage = (path: Path) =>
  path !== paths.contact && Object.values(applicationPages).some((page) => paths[page] === path);

type Handlers = {
  close: (answer: DialogAnswer) => void;
  returnTo: (returnPath: ReturnPath) => void;
  /** Whether the form that can send the emails again is open. */
  canResend: boolean;
  /** Opens the receipt; undefined if the dialog reports no submission with a receipt. */
  receipt?: { open: () => void; wasRead: boolean };
};

/** The buttons of a dialog, in their order. */
export function actionsOf(
  { kind, params: { returnPath } }: OpenDialog,
  { close, returnTo, canResend, receipt }: Handlers,
): ModalAction[] {
  const { confirm, cancel, secondary, tone, returnLabels } = dialogContentOf(kind);
  const actions: ModalAction[] = [];
  if (returnPath && returnLabels) {
    const { application, page } = returnLabels;
    const label = isApplicationPage(returnPath.path) ? application : page;
    actions.push({ label, press: () => returnTo(returnPath) });
  }
  actions.push({ label: confirm.label, press: () => close('confirm') });
  // Without the stored submission its emails could not be sent again.
  if (secondary && receipt && canResend)
    actions.push({ label: secondary.label, press: () => close('secondary'), icon: <MailIcon /> });
  if (receipt)
    actions.push({
      label: receiptCopy.open,
      press: receipt.open,
      icon: <PrintIcon />,
      safe: receipt.wasRead,
    });
  if (cancel) actions.push({ label: cancel.label, press: () => close('cancel'), safe: tone === 'question' });
  return actions;
}
