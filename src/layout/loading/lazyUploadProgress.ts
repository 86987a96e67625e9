import type { FormName, Upload } from '../../state/formsSlice.ts';
import { makeLazyPart } from '../../hydration/lazyPart.ts';

export type UploadProgressProps = { form: FormName; upload: Upload };

/** Comes in the file of the dialogs, which is fetched once somebody fills in a form: the line is busy while it is needed. */
export const lazyUploadProgress = makeLazyPart<UploadProgressProps>(async () => {
  const { UploadProgress } = await import(/* webpackChunkName: "dialog" */ './UploadProgress.tsx');
  return UploadProgress;
});
