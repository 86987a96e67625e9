import Link from '@mui/material/Link';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { submissionCopy } from '../../../content/applications/applications.ts';
import type { Draft } from '../../../state/forms/draftsSlice.ts';
import { formatRelativeDate } from '../formatRelativeDate.ts';
import type { DraftStatus } from '../useDraft.ts';

type DraftQuestionProps = { waiting: Draft; draft: DraftStatus };

/** Asks whether to use or delete entries that were typed on this device without an account; it shows none of them. */
export function DraftQuestion({ waiting, draft }: DraftQuestionProps) {
  const { title, about, adopt, remove } = submissionCopy.draft.waiting;
  return (
    <Alert
      kind="draft"
      title={title(formatRelativeDate(waiting.savedAt))}
      actions={
        <>
          <Link component="button" type="button" onClick={draft.adoptWaiting}>
            {adopt}
          </Link>
          <Link component="button" type="button" onClick={draft.deleteWaiting}>
            {remove}
          </Link>
        </>
      }
    >
      {about}
    </Alert>
  );
}
