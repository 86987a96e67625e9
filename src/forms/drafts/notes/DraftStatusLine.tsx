import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { timeIn } from '../../../../contract/dates.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { selectStorageBlocked } from '../../../state/noticesSlice.ts';
import type { DraftStatus } from '../useDraft.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
}));

type DraftStatusLineProps = { draft: DraftStatus; className?: string };

/** At the end of a form: whether its answers are saved, and the way to be rid of them. */
export function DraftStatusLine({ draft, className }: DraftStatusLineProps) {
  const { kept, aboutNotKept, discard } = submissionCopy.draft;
  const blocked = useSiteSelector(selectStorageBlocked);
  if (draft.savedAt === null) return null;
  return (
    <Line className={className}>
      <span>{blocked ? aboutNotKept : kept(timeIn(draft.savedAt))}</span>{' '}
      <Link component="button" type="button" onClick={draft.discard}>
        {discard}
      </Link>
    </Line>
  );
}
