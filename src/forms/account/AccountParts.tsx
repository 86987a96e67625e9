import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldGrid } from '../parts/FormSection.tsx';

const Part = styled('section')(({ theme }) => ({
  marginTop: 36,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { marginTop: 0, paddingTop: 0, borderTop: 0 },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  marginBottom: 18,
  fontWeight: 650,
  fontSize: '1.375rem',
}));

type AccountPartProps = { title: string; children: ReactNode };

/** A group of questions on an account page. */
export function AccountPart({ title, children }: AccountPartProps) {
  return (
    <Part>
      <Title>{title}</Title>
      <FieldGrid>{children}</FieldGrid>
    </Part>
  );
}

/** The main button of an account page, and a second one beside it. */
export const AccountActions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 28,
  '& > button[type=submit]': { flex: 1 },
});
