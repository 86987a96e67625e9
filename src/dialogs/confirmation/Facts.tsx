import { styled } from '@mui/material/styles';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import { factsOf } from './factsOf.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '6px 20px',
  marginTop: 20,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.helper,
}));

const Label = styled('dt')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Value = styled('dd')({ fontWeight: 600, overflowWrap: 'anywhere' });

const Note = styled('p')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.secondary }));

const Code = styled('code')(({ theme }) => ({ ...theme.typography.code, fontSize: '.9375rem' }));

/** Below a result: which submission it is about. */
export function Facts({ submission }: { submission: StoredSubmission }) {
  return (
    <List>
      {factsOf(submission).flatMap(({ label, value, note, code }) => [
        <Label key={`${label} label`}>{label}</Label>,
        <Value key={label}>
          {code ? <Code>{value}</Code> : value}
          {note !== undefined && <Note>{note}</Note>}
        </Value>,
      ])}
    </List>
  );
}
