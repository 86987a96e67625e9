import { sendingCopy } from '../../content/applications/sending.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectEntriesKept } from '../notices/selectEntriesKept.ts';
import { SendingFrame } from './SendingFrame.tsx';

/** Tells a visitor who waits long for a submission without a file that nothing is lost, and offers to cancel it. */
export function LongWait({ form }: { form: FormName }) {
  const areKept = useSiteSelector(selectEntriesKept);
  return (
    <SendingFrame
      form={form}
      label={sendingCopy.stillWorking}
      about={areKept ? sendingCopy.aboutWaiting : sendingCopy.aboutWaitingUnkept}
    />
  );
}
