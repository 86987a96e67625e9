import { styled } from '@mui/material/styles';
import { BreakableAddress } from '../../../components/text/BreakableAddress.tsx';
import { initialsOf } from './initialsOf.ts';

const Frame = styled('div')(({ theme }) => ({
  gridArea: 'identity',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '0 16px',
  alignItems: 'center',
  paddingBottom: 20,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Initials = styled('span')(({ theme }) => ({
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

/** Initials, name and address of the account, as stored. */
export const ProfileIdentity = ({ name, email }: { name: string; email: string }) => (
  <Frame>
    <Initials aria-hidden="true">{initialsOf(name || email)}</Initials>
    <div>
      {name !== '' && <Name>{name}</Name>}
      <Address>
        <BreakableAddress email={email} />
      </Address>
    </div>
  </Frame>
);
