import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { selectStorageBlocked } from '../../../state/noticesSlice.ts';
import type { DraftStatus } from '../useDraft.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
}));

export type DraftStatusLineProps = {
  savedTime: DraftStatus['savedTime'];
  onDiscard: DraftStatus['discard'];
};

/** The line at the end of a form: whether its answers are saved, and a button to discard them. */
export function DraftStatusLine(props: DraftStatusLineProps & { className?: string }) {
  const { savedTime, onDiscard, className } = props;
  const { kept, aboutNotKept, discard } = submissionCopy.draft;
  const blocked = useSiteSelector(selectStorageBlocked);
  if (savedTime === null) return null;
  return (
    <Line className={className}>
      <span>{blocked ? aboutNotKept : kept(savedTime)}</span>{' '}
      <Link component="button" type="button" onClick={onDiscard}>
        {discard}
      </Link>
    </Line>
  );
}
