import { styled } from '@mui/material/styles';
import type { SentForm } from '../../state/receiptSlice.ts';
import { factsOf } from './factsOf.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '6px 20px',
  marginTop: 20,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.helper,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd p': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& code': { ...theme.typography.code, fontSize: '.9375rem' },
}));

/** Below a result: which submission it is about. */
export function Facts({ sent }: { sent: SentForm }) {
  return (
    <List>
      {factsOf(sent).flatMap(({ label, value, note, code }) => [
        <dt key={`${label} label`}>{label}</dt>,
        <dd key={label}>
          {code ? <code>{value}</code> : value}
          {note !== undefined && <p>{note}</p>}
        </dd>,
      ])}
    </List>
  );
}
