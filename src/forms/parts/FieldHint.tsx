import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertIcon } from '../../components/icons/AlertIcon.tsx';
import type { AlertKind } from '../../components/icons/AlertIcon.tsx';

type FieldHintProps = { kind: Extract<AlertKind, 'info' | 'success' | 'error'>; children: ReactNode };

const Line = styled(FormHelperText, { shouldForwardProp: (name) => name !== 'kind' })<
  Pick<FieldHintProps, 'kind'>
>(({ theme }) => ({
  display: 'flex',
  gap: 8,
  lineHeight: 1.5,
  '& > svg': { marginTop: 2 },
  '& a': { color: theme.vars.palette.link },
  variants: [
    { props: { kind: 'success' }, style: { color: theme.vars.palette.success.main, fontWeight: 600 } },
    { props: { kind: 'error' }, style: { color: theme.vars.palette.error.main, fontWeight: 600 } },
  ],
}));

/** One line below a control or button that blocks nothing. */
export function FieldHint({ kind, children }: FieldHintProps) {
  return (
    <Line kind={kind}>
      <AlertIcon kind={kind} size={18} />
      <span>{children}</span>
    </Line>
  );
}
