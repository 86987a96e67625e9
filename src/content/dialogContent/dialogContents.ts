import { cancel, stayWith } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';
import { accountDialogs } from './accounts.ts';
import { consultation } from './consultation.ts';
import { feedback } from './feedback.ts';
import { internship } from './internship.ts';
import { job } from './job.ts';
import { partnership } from './partnership.ts';
import { service } from './service.ts';

/** The error catalogue (specification 8) and every question the site asks, by kind. */
export const outcomes = {
  ...job,
  ...internship,
  ...partnership,
  ...service,
  ...consultation,
  ...feedback,
  ...accountDialogs,
  'form.leave': {
    tone: 'question',
    title: 'Leave this form?',
    message: 'Some of your entries would be lost.',
    confirm: stayWith(),
    cancel,
    dismiss: 'cancel',
  },
  'form.discard': {
    tone: 'question',
    title: 'Discard this draft?',
    message: 'Everything you typed into this form is removed from it and from this device.',
    confirm: stayWith(),
    cancel,
    dismiss: 'cancel',
  },
} as const satisfies Record<string, DialogContent>;

export type DialogKind = keyof typeof outcomes;

/** The outcome of a kind, with its optional parts. */
export const dialogContentOf = (kind: DialogKind): DialogContent => outcomes[kind];

/** Whether a kind that came out of storage is one of this version's. */
export const isDialogKind = (kind: string): kind is DialogKind => Object.hasOwn(outcomes, kind);

/** The sentence a dialog shows: the server's words where there are some, the fallback where there are none. */
export function messageOf(
  outcome: DialogContent,
  params: { message?: string | undefined; email?: string },
): string {
  const template = params.message === undefined ? (outcome.fallback ?? outcome.message) : outcome.message;
  return template
    .replace('{message}', () => params.message ?? '')
    .replace('{email}', () => params.email ?? '');
}
