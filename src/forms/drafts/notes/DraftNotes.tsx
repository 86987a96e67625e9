import { styled } from '@mui/material/styles';
import type { Field } from '../../../../contract/fields.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { DraftAlert } from './DraftAlert.tsx';
import { DraftQuestion } from './DraftQuestion.tsx';
import type { DraftStatus } from '../useDraft.ts';

/** Takes no room while it is empty. */
const Region = styled(LiveRegion)({ '&:not(:empty)': { marginBottom: 24 } });

const Notes = styled('div')({ display: 'grid', gap: 16 });

type DraftNotesProps = { draft: DraftStatus; fields: readonly Field[] };

/** Above the questions: whose entries are found here, that earlier ones are back, and what another tab has changed. */
export function DraftNotes({ draft, fields }: DraftNotesProps) {
  const { waiting, restored, changedElsewhere, isRemoved } = draft;
  const { changed, removed } = submissionCopy.draft.otherTab;
  const labels = changedElsewhere.map(({ label }) => label).join(', ');
  const isEmpty = !waiting && !restored && !isRemoved && labels === '';
  return (
    <Region>
      {!isEmpty && (
        <Notes>
          {waiting && <DraftQuestion waiting={waiting} draft={draft} />}
          {restored && <DraftAlert restored={restored} draft={draft} fields={fields} />}
          {labels !== '' && <FieldHint kind="info">{changed(labels)}</FieldHint>}
          {isRemoved && <FieldHint kind="info">{removed}</FieldHint>}
        </Notes>
      )}
    </Region>
  );
}
