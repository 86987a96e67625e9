import type { DialogKind } from './dialogContents.ts';

type ResultOf<Kind> = Kind extends `${string}.${infer Result}` ? Result : never;

/** The second half of a dialog's kind, as `loginRequired` in `job.loginRequired`. */
export type DialogResult = ResultOf<DialogKind>;

/** What a dialog is the result of. Compared with a result that no dialog has, this does not compile. */
export const dialogResultOf = (kind: DialogKind): DialogResult => kind.split('.')[1] as DialogResult;
