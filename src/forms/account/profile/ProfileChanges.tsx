import { styled } from '@mui/material/styles';
import type { Field } from '../../../../contract/fields.ts';
import { profileCopy } from '../../../content/accounts/profile.ts';
import { stickyColumnTop } from '../../../theme/space.ts';
import { stickyColumn } from '../../../theme/stickyColumn.ts';

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.helper,
  gridArea: 'changes',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { ...stickyColumn, top: stickyColumnTop, paddingTop: 18 },
}));

const Status = styled('strong')(({ theme }) => ({
  display: 'block',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

const Purpose = styled('p')(({ theme }) => ({
  marginTop: 18,
  paddingTop: 18,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const listFormat = new Intl.ListFormat('en-GB');

const { changes } = profileCopy;

function wordsOf(changed: readonly Field[] | null): readonly [status: string, line: string] {
  if (changed === null) return [changes.unknown, changes.unknownLine];
  if (changed.length === 0) return [changes.unchanged, changes.unchangedLine];
  const labels = listFormat.format(changed.map(({ label }) => label));
  return [changes.changed(changed.length), changes.changedLine(labels)];
}

/** Which answers are not saved yet (null: some are, which ones is not known), and what a profile is for. */
export function ProfileChanges({ changed }: { changed: readonly Field[] | null }) {
  const [status, line] = wordsOf(changed);
  return (
    <Frame>
      <p>
        <Status>{status}</Status>
        <span>{line}</span>
      </p>
      <Purpose>{changes.use}</Purpose>
    </Frame>
  );
}
