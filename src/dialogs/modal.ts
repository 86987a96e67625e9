import type { ReactNode } from 'react';
import { makeLazyPart } from '../hydration/lazyPart.ts';

export type ModalAction = {
  label: string;
  press: () => void;
  icon?: ReactNode;
  /** The keyboard starts here; without any, on the first action. */
  safe?: boolean;
};

export type ModalArt = { state: 'closed' | 'broken'; colour?: 'error' | 'warning' };

export type ModalDialogProps = {
  open: boolean;
  /** A failure or a question, which screen readers announce at once. */
  urgent: boolean;
  art?: ModalArt;
  title: string;
  message: string;
  note?: string;
  /** What the result is about, below the words. */
  facts?: ReactNode;
  /** The main one first. */
  actions: readonly ModalAction[];
  /** Esc, and the backdrop where `backdropDismisses` says so. */
  onDismiss: () => void;
  backdropDismisses: boolean;
  /** Another dialog takes its place and the keyboard with it. */
  followed?: boolean;
};

/** MUI's dialog, shared by the guard and the results, arrives when the first of them is likely. */
export const modal = makeLazyPart<ModalDialogProps>(async () => {
  const { ModalDialog } = await import(/* webpackChunkName: "dialog" */ './ModalDialog.tsx');
  return ModalDialog;
});

/** What the store's dialog says and does, in the same file. */
export const outcomeDialog = makeLazyPart<object>(async () => {
  const { ConfirmationDialogContent } = await import(
    /* webpackChunkName: "dialog" */ './confirmation/ConfirmationDialogContent.tsx'
  );
  return ConfirmationDialogContent;
});
