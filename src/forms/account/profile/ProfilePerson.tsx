import { styled } from '@mui/material/styles';
import { initialsOf } from './initialsOf.ts';

const Frame = styled('div')(({ theme }) => ({
  gridArea: 'person',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '0 16px',
  alignItems: 'center',
  paddingBottom: 20,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Disc = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.container,
  color: theme.vars.palette.primary.onContainer,
}));

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.1875rem' }));

const Address = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
}));

/** Whose profile it is, as it is stored. */
export const ProfilePerson = ({ name, email }: { name: string; email: string }) => (
  <Frame>
    <Disc aria-hidden="true">{initialsOf(name || email)}</Disc>
    <div>
      {name !== '' && <Name>{name}</Name>}
      <Address>{email}</Address>
    </div>
  </Frame>
);
