import { styled } from '@mui/material/styles';
import type { Field } from '../../../../contract/fields.ts';
import { DelayedAnnouncement } from '../../../components/feedback/DelayedAnnouncement.tsx';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { selectLoading } from '../../../state/uiSlice.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { DraftAlert } from './DraftAlert.tsx';
import { DraftQuestion } from './DraftQuestion.tsx';
import type { DraftStatus } from '../useDraft.ts';

/** Takes no room while it is empty. */
const Region = styled(LiveRegion)({ '&:not(:empty)': { marginBottom: 24 } });

const Notes = styled('div')({ display: 'grid', gap: 16 });

type DraftNotesProps = { draft: DraftStatus; fields: readonly Field[] };

/** The notes above the questions: anonymous entries found here, restored entries, and changes made in another tab. */
export function DraftNotes({ draft, fields }: DraftNotesProps) {
  const loading = useSiteSelector(selectLoading);
  const { waiting, restored, changedElsewhere, isRemoved } = draft;
  const { changed, removed } = submissionCopy.draft.otherTab;
  const labels = changedElsewhere.map(({ label }) => label).join(', ');
  const isEmpty = !waiting && !restored && !isRemoved && labels === '';
  return (
    <Region>
      {!isEmpty && (
        <Notes>
          {waiting && (
            <DelayedAnnouncement covered={loading}>
              <DraftQuestion waiting={waiting} draft={draft} />
            </DelayedAnnouncement>
          )}
          {restored && (
            <DelayedAnnouncement covered={loading}>
              <DraftAlert restored={restored} draft={draft} fields={fields} />
            </DelayedAnnouncement>
          )}
          {labels !== '' && <FieldHint kind="info">{changed(labels)}</FieldHint>}
          {isRemoved && <FieldHint kind="info">{removed}</FieldHint>}
        </Notes>
      )}
    </Region>
  );
}
