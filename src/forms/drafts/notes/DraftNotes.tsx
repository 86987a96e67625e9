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

/** The notes above the questions: anonymous entries found here, restored entries, an account's hidden ones, and changes made in another tab. */
export function DraftNotes({ draft, fields }: DraftNotesProps) {
  const loading = useSiteSelector(selectLoading);
  const { waiting, restored, changedElsewhere, isRemoved, hasRest, isHidden } = draft;
  const { hidden, otherTab } = submissionCopy.draft;
  const labels = changedElsewhere.map(({ label }) => label).join(', ');
  const isEmpty = !waiting && !restored && !isRemoved && !hasRest && !isHidden && labels === '';
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
          {isHidden && <FieldHint kind="info">{hidden}</FieldHint>}
          {labels !== '' && <FieldHint kind="info">{otherTab.changed(labels)}</FieldHint>}
          {isRemoved && <FieldHint kind="info">{otherTab.removed}</FieldHint>}
          {hasRest && <FieldHint kind="info">{otherTab.rest}</FieldHint>}
        </Notes>
      )}
    </Region>
  );
}
