import type { DialogContent } from './dialogContent.ts';
import { accountDialogs } from './accounts.ts';
import { consultation } from './consultation.ts';
import { feedback } from './feedback.ts';
import { internship } from './internship.ts';
import { job } from './job.ts';
import { partnership } from './partnership.ts';
import { questions } from './questions.ts';
import { sending } from './sending.ts';
import { service } from './service.ts';

/** The error catalogue (specification 8) and every question the site asks, by kind. */
export const dialogContents = {
  ...job,
  ...internship,
  ...partnership,
  ...service,
  ...consultation,
  ...feedback,
  ...sending,
  ...accountDialogs,
  ...questions,
} as const satisfies Record<string, DialogContent>;

export type DialogKind = keyof typeof dialogContents;

/** What the dialog of a kind says and does, with its optional parts. */
export const dialogContentOf = (kind: DialogKind): DialogContent => dialogContents[kind];

/** Whether a kind that came out of storage is one of this version's. */
export const isDialogKind = (kind: string): kind is DialogKind => Object.hasOwn(dialogContents, kind);

/** The sentence a dialog shows: the server's words where there are some, the fallback where there are none. */
export function dialogMessageOf(
  content: DialogContent,
  params: { message?: string; email?: string },
): string {
  const template = params.message === undefined ? (content.fallback ?? content.message) : content.message;
  return template
    .replace('{message}', () => params.message ?? '')
    .replace('{email}', () => params.email ?? '');
}
