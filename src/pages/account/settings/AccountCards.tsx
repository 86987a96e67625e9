import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { settingsCopy } from '../../../content/accounts/settings.ts';
import { questionAsked } from '../../../state/dialog/dialogSlice.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { upInText } from '../../../theme/upInText.ts';

const oneRowEach = upInText(600);
const threeColumns = upInText(900);

const Sheet = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  [threeColumns]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Frame = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: 24,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [oneRowEach]: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    rowGap: 0,
    padding: '28px 32px',
  },
  [threeColumns]: {
    display: 'flex',
    flexFlow: 'column',
    alignItems: 'flex-start',
    padding: 36,
    '& + &': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}));

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.container,
  color: theme.vars.palette.primary.onContainer,
  fontSize: '1.5rem',
  [oneRowEach]: { gridRow: '1 / span 2' },
  [threeColumns]: { width: 64, height: 64, fontSize: '1.75rem' },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.5rem',
  // Beside the disc, or below it if the longest word has no room there.
  flexGrow: 1,
  width: 'min-content',
  overflowWrap: 'break-word',
  [oneRowEach]: { width: 'auto' },
  [threeColumns]: { flexGrow: 0, marginTop: 24 },
}));

const Text = styled('p')(({ theme }) => ({
  width: '100%',
  margin: '6px 0 12px',
  color: theme.vars.palette.text.secondary,
  [oneRowEach]: { gridColumn: 2, margin: '4px 0 0' },
  [threeColumns]: { margin: '8px 0 28px' },
}));

const Action = styled(Button)({
  [oneRowEach]: { gridArea: '1 / 3 / span 2' },
  // Aligns the buttons of all cards, however long the texts above are.
  [threeColumns]: { marginTop: 'auto' },
}) as typeof Button;

type CardProps = { icon: ReactNode; copy: { title: string; text: string }; children: ReactNode };

const Card = ({ icon, copy, children }: CardProps) => (
  <Frame>
    <Disc>{icon}</Disc>
    <Title>{copy.title}</Title>
    <Text>{copy.text}</Text>
    {children}
  </Frame>
);

/** What somebody with an account can do: three cards (specification 2). */
export function AccountCards() {
  const dispatch = useSiteDispatch();
  const { profile, password, actions } = settingsCopy.cards;
  return (
    <Sheet>
      <Card icon={<PersonOutlined fontSize="inherit" />} copy={profile}>
        <Action variant="contained" component={Link} to={paths.editProfile}>
          {profile.action}
        </Action>
      </Card>
      <Card icon={<VpnKeyOutlined fontSize="inherit" />} copy={password}>
        <Action variant="outlined" onClick={() => dispatch(questionAsked({ kind: 'password.change' }))}>
          {password.action}
        </Action>
      </Card>
      <Card icon={<LogoutOutlined fontSize="inherit" />} copy={actions}>
        <Action variant="outlined" onClick={() => dispatch(questionAsked({ kind: 'account.logOut' }))}>
          {actions.action}
        </Action>
      </Card>
    </Sheet>
  );
}
