import { sendingCopy } from '../../content/applications/sending.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { SendingFrame } from './SendingFrame.tsx';

/** Says of a submission without a file that it takes long and that nothing is lost, and offers not to wait any more. */
export const LongWait = ({ form }: { form: FormName }) => (
  <SendingFrame form={form} label={sendingCopy.stillWorking} about={sendingCopy.aboutWaiting} />
);
