import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { FieldGrid } from '../parts/FormSection.tsx';

const Part = styled(
  'section',
  notForwarded('first'),
)<{ first: boolean }>(({ theme }) => ({
  marginTop: 36,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  variants: [{ props: { first: true }, style: { marginTop: 0, paddingTop: 0, borderTop: 0 } }],
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  marginBottom: 18,
  fontWeight: 650,
  fontSize: '1.375rem',
}));

type AccountPartProps = {
  title: string;
  /** Shows no line above it. */
  first?: boolean;
  children: ReactNode;
};

/** A group of questions on an account page. */
export function AccountPart({ title, first = false, children }: AccountPartProps) {
  return (
    <Part first={first}>
      <Title>{title}</Title>
      <FieldGrid>{children}</FieldGrid>
    </Part>
  );
}

/** The main button of an account page and a second one beside it; the main one takes the remaining width. */
export const AccountActions = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: '1fr',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  gap: 12,
  marginTop: 28,
});
