import type { DialogKind } from './dialogContents.ts';

type ResultOf<Kind> = Kind extends `${string}.${infer Result}` ? Result : never;

/** The second half of a dialog's kind, as `loginRequired` in `job.loginRequired`. */
export type DialogResult = ResultOf<DialogKind>;

/** The form a dialog is about, as `job` in `job.loginRequired`. Other dialogs begin with a word that no form is called by. */
export const dialogFormOf = (kind: DialogKind): string => kind.slice(0, kind.indexOf('.'));

/**
 * The result that a dialog reports. Because of its type, comparing it with a result that no dialog has does not
 * compile.
 */
export const dialogResultOf = (kind: DialogKind): DialogResult => kind.split('.')[1] as DialogResult;
