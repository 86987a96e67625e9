import type { FormName, Upload } from '../../state/forms/formsSlice.ts';
import { LongWait } from './LongWait.tsx';
import { UploadProgress } from './UploadProgress.tsx';

/** Without an upload nothing tells how far a submission is. */
export type SendingPanelProps = { form: FormName; upload: Upload | null };

/** What the loading screen says of a submission that takes a while, and the way to cancel it. */
export const SendingPanel = ({ form, upload }: SendingPanelProps) =>
  upload ? <UploadProgress form={form} upload={upload} /> : <LongWait form={form} />;
