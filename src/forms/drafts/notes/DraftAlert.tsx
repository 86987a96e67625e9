import Link from '@mui/material/Link';
import type { Field } from '../../../../contract/fields.ts';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { submissionCopy } from '../../../content/applications/applications.ts';
import type { Draft } from '../../../state/forms/draftsSlice.ts';
import { ControlLink } from '../../parts/ControlLink.tsx';
import { formatRelativeDate } from '../formatRelativeDate.ts';
import type { DraftStatus } from '../useDraft.ts';

type DraftAlertProps = { restored: Draft; draft: DraftStatus; fields: readonly Field[] };

/** Says that earlier entries were restored, and what has to be chosen again: a file, or what is not offered now. */
export function DraftAlert({ restored, draft, fields }: DraftAlertProps) {
  const copy = submissionCopy.draft;
  const file = fields.find(({ name }) => restored.fileNames[name] !== undefined);
  return (
    <Alert
      kind="draft"
      title={(draft.isAdopted ? copy.adopted : copy.restored)(formatRelativeDate(restored.savedAt))}
      actions={
        <>
          {draft.notOffered.map(({ name, label }) => (
            <ControlLink key={name} name={name}>
              {copy.goTo(label)}
            </ControlLink>
          ))}
          {file && <ControlLink name={file.name}>{copy.goTo(file.label)}</ControlLink>}
          <Link component="button" type="button" onClick={draft.discard}>
            {copy.discard}
          </Link>
        </>
      }
    >
      {draft.notOffered.map(({ name, label }) => (
        <div key={name}>{copy.notOffered(label, restored.values[name] ?? '')}</div>
      ))}
      {file && (
        <>
          {copy.chooseAgain.before}
          <strong>{restored.fileNames[file.name]}</strong>
          {copy.chooseAgain.after}
        </>
      )}
    </Alert>
  );
}
