import Link from '@mui/material/Link';
import type { Field } from '../../../contract/fields.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { submissionCopy } from '../../content/applications/applications.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { ControlLink } from '../parts/ControlLink.tsx';
import { formatRelativeDate } from './formatRelativeDate.ts';

type DraftAlertProps = { draft: Draft; fields: readonly Field[]; discard: () => void };

/** Says that earlier entries are back, and which file has to be chosen again. */
export function DraftAlert({ draft, fields, discard }: DraftAlertProps) {
  const copy = submissionCopy.draft;
  const file = fields.find(({ name }) => draft.fileNames[name] !== undefined);
  return (
    <Alert
      kind="draft"
      title={copy.restored(formatRelativeDate(draft.savedAt))}
      actions={
        <>
          {file && <ControlLink name={file.name}>{copy.goTo(file.label)}</ControlLink>}
          <Link component="button" type="button" onClick={discard}>
            {copy.discard}
          </Link>
        </>
      }
    >
      {file && (
        <>
          {copy.chooseAgain.before}
          <strong>{draft.fileNames[file.name]}</strong>
          {copy.chooseAgain.after}
        </>
      )}
    </Alert>
  );
}
