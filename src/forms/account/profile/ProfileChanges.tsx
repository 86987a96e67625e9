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

/** Which answers are not saved yet, and what a profile is for. */
export function ProfileChanges({ changed }: { changed: readonly Field[] }) {
  const { changes } = profileCopy;
  const labels = listFormat.format(changed.map(({ label }) => label));
  return (
    <Frame>
      <p>
        <Status>{changed.length === 0 ? changes.unchanged : changes.changed(changed.length)}</Status>
        <span>{changed.length === 0 ? changes.unchangedLine : changes.changedLine(labels)}</span>
      </p>
      <Purpose>{changes.use}</Purpose>
    </Frame>
  );
}
