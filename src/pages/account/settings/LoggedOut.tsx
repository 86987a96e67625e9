import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { Kolam } from '../../../components/art/Kolam.tsx';
import { DarkPanel } from '../../../components/page/DarkPanel.ts';
import { settingsCopy } from '../../../content/accounts/settings.ts';
import kolamSeven from '../../../../.cache/art/kolamSeven.drawing.json';
import { sessionKept, withoutSessionOnly } from '../../../hydration/inlineScriptNames.ts';
import { useSession } from '../../../state/auth/useSession.ts';
import { fluid } from '../../../theme/fluid.ts';

const withoutId = 'without-account';

/** Hidden from a visitor whose device keeps a session, until storage has been read and says whether it has expired. */
const WithoutSession = styled('div')({
  [`html[${sessionKept}] &[${withoutSessionOnly}]`]: { visibility: 'hidden' },
});

const Sheet = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 35%, 400px)',
    minHeight: 380,
  },
}));

const Words = styled('div')({ alignSelf: 'center', padding: fluid(24, 56) });

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: fluid(26, 34),
  // Keeps “Log In” and “Sign Up” unbroken: `balance` would break inside the first, normal wrapping inside the second.
  textWrap: 'pretty',
}));

const Text = styled('p')(({ theme }) => ({
  margin: '10px 0 28px',
  maxWidth: '24em',
  color: theme.vars.palette.text.secondary,
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Art = styled(DarkPanel)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'grid', placeItems: 'center', padding: 48 },
}));

const Without = styled('section')({
  marginTop: fluid(40, 64),
});

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginTop: 20,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: fluid(20, 48),
  },
}));

const Fact = styled('div')(({ theme }) => ({
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Term = styled('dt')(({ theme }) => theme.typography.h4);

const Description = styled('dd')(({ theme }) => ({ marginTop: 4, color: theme.vars.palette.text.secondary }));

/** Settings for somebody without a session: the two ways to one (specification 2), and what works without. */
export function LoggedOut() {
  const { title, text, login, signUp, without } = settingsCopy.loggedOut;
  const { rehydrated } = useSession();
  return (
    <WithoutSession {...{ [withoutSessionOnly]: rehydrated ? undefined : '' }}>
      <Sheet>
        <Words>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <Buttons>
            <Button variant="contained" component={Link} to={paths.login}>
              {login}
            </Button>
            <Button variant="outlined" component={Link} to={paths.signUp}>
              {signUp}
            </Button>
          </Buttons>
        </Words>
        <Art shape="fullWidth">
          <Kolam drawing={kolamSeven} progress={0.5} size={272} />
        </Art>
      </Sheet>
      <Without aria-labelledby={withoutId}>
        <Typography variant="h3" component="h2" id={withoutId}>
          {without.heading}
        </Typography>
        <Facts>
          {without.facts.map((fact) => (
            <Fact key={fact.term}>
              <Term>{fact.term}</Term>
              <Description>{fact.text}</Description>
            </Fact>
          ))}
        </Facts>
      </Without>
    </WithoutSession>
  );
}
