import { stay } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';

/**
 * Dialogs for a submission during which somebody logged out, another account in, or the visitor left the form. They serve any
 * form, and repeat nothing of what was sent.
 */
export const sending = {
  'sending.loggedOut': {
    tone: 'warning',
    title: 'Logged Out While Sending',
    message:
      'You were logged out while the form was being sent, and no answer came. It may have arrived: if it did, an email confirms it.',
    note: 'Your entries stay in the form until this page is closed or reloaded.',
    confirm: stay(),
    dismiss: 'confirm',
  },
  'sending.failedLoggedOut': {
    tone: 'failure',
    title: 'Logged Out While Sending',
    message: 'You were logged out while the form was being sent, and the server has not accepted it.',
    note: 'Your entries stay in the form until this page is closed or reloaded.',
    confirm: stay(),
    dismiss: 'confirm',
  },
  'sending.otherAccount': {
    tone: 'warning',
    title: 'Another Account Logged In',
    message:
      'Another account logged in here while a form was being sent. It may have arrived: if it did, an email to whoever sent it confirms it.',
    note: 'The form begins anew for the account that is logged in now.',
    confirm: stay(),
    dismiss: 'confirm',
  },
  'sending.otherAccountEarly': {
    tone: 'warning',
    title: 'Another Account Logged In',
    message: 'Another account logged in here before all of a form was sent, so it has not arrived.',
    note: 'The form begins anew for the account that is logged in now.',
    confirm: stay(),
    dismiss: 'confirm',
  },
  'sending.left': {
    tone: 'warning',
    title: 'Left While Sending',
    message:
      'You left the form while it was being sent. It may have arrived: if it did, an email confirms it.',
    note: 'The same answers, sent again within a few minutes, do not arrive twice.',
    confirm: stay(),
    dismiss: 'confirm',
  },
  'sending.leftEarly': {
    tone: 'warning',
    title: 'Left While Sending',
    message: 'You left the form before all of it was sent, so it has not arrived.',
    note: 'To send it, press the button in the form again.',
    confirm: stay(),
    dismiss: 'confirm',
  },
  'sending.leftStored': {
    tone: 'success',
    title: 'Left While Sending',
    message: 'You left the form while it was being sent. It has arrived, and an email confirms it.',
    confirm: stay(),
    dismiss: 'confirm',
  },
} as const satisfies Record<string, DialogContent>;
