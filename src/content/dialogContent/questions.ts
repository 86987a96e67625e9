import { stay } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';

/** Before a visitor leaves, the question names what would be lost, and its buttons say what they do. */
const leave = {
  tone: 'question',
  title: 'Leave this form?',
  confirm: stay('Leave'),
  cancel: { label: 'Keep editing' },
  dismiss: 'cancel',
} as const;

/** The site's own questions, beside the two whose text the specification gives (specification SET). */
export const questions = {
  'form.leave': {
    ...leave,
    message: 'Everything you typed into this form would be lost.',
  },
  'form.leaveFile': {
    ...leave,
    message: 'The resume you chose would be lost. Your answers are kept on this device.',
  },
  'form.leaveUnkept': {
    ...leave,
    message:
      'The resume you chose would be lost, because your browser keeps nothing for this site. Your answers stay until you close this tab.',
  },
  'signUp.leave': {
    ...leave,
    message:
      'Passwords and codes are not kept: you would have to type them again. Your other answers stay in this tab.',
  },
  'resetPassword.leave': {
    ...leave,
    message: 'The password you typed would be lost: you would have to type it again.',
  },
  'profile.leave': {
    ...leave,
    message: 'Your changes are not saved yet and would be lost.',
  },
  'form.discard': {
    tone: 'question',
    title: 'Discard this draft?',
    message: 'Everything you typed and chose in this form is removed from it and from this device.',
    confirm: stay('Discard'),
    cancel: { label: 'Keep' },
    dismiss: 'cancel',
  },
} as const satisfies Record<string, DialogContent>;
