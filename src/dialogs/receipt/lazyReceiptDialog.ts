import { makeLazyPart } from '../../hydration/lazyPart.ts';
import type { ReceiptDialogProps } from './ReceiptDialog.tsx';

/** The receipt arrives while the result that offers it is read: by then the connection may be gone. */
export const receiptDialog = makeLazyPart<ReceiptDialogProps>(async () => {
  const { ReceiptDialog } = await import(/* webpackChunkName: "receipt" */ './ReceiptDialog.tsx');
  return ReceiptDialog;
});
