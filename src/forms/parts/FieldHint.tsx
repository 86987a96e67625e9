import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertIcon } from '../../components/icons/AlertIcon.tsx';
import type { AlertKind } from '../../components/icons/AlertIcon.tsx';
import { notForwarded } from '../../theme/notForwarded.ts';

type FieldHintProps = { kind: Extract<AlertKind, 'info' | 'success' | 'error'>; children: ReactNode };

const Line = styled(
  FormHelperText,
  notForwarded('kind'),
)<Pick<FieldHintProps, 'kind'>>(({ theme }) => ({
  display: 'flex',
  gap: 8,
  lineHeight: 1.5,
  variants: [
    { props: { kind: 'success' }, style: { color: theme.vars.palette.success.main, fontWeight: 600 } },
    { props: { kind: 'error' }, style: { color: theme.vars.palette.error.main, fontWeight: 600 } },
  ],
}));

const Icon = styled(AlertIcon)({ marginTop: 2 });

/** One line below a control or button that blocks nothing. */
export function FieldHint({ kind, children }: FieldHintProps) {
  return (
    <Line kind={kind}>
      <Icon kind={kind} size={18} />
      <span>{children}</span>
    </Line>
  );
}
