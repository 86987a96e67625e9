import type { FormName, Upload } from '../../state/forms/formsSlice.ts';
import { LongWait } from './LongWait.tsx';
import { UploadProgress } from './UploadProgress.tsx';

/** Without an upload, the progress of a submission is unknown. */
export type SendingPanelProps = { form: FormName; upload: Upload | null };

/** What the loading screen shows about a submission that takes a while, with a way to cancel it. */
export const SendingPanel = ({ form, upload }: SendingPanelProps) =>
  upload ? <UploadProgress form={form} upload={upload} /> : <LongWait form={form} />;
