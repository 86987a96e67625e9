import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ArrowLink } from '../../components/ArrowLink.tsx';
import { Container } from '../../components/Container.tsx';
import { Scene } from '../../components/Scene.tsx';
import { NightPanel } from '../../components/NightPanel.tsx';
import { heroActions, homeWords } from '../../content/home.ts';
import { hrefOf } from '../../content/navigation.ts';
import { leadsSomewhere } from './existing.ts';
import { servicesId } from './Services.tsx';

const Split = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingBlock: '16px 56px',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 46fr) minmax(0, 54fr)',
    alignItems: 'center',
    gap: 24,
    minHeight: 620,
    paddingBlock: 0,
  },
  [theme.breakpoints.up('xl')]: { minHeight: 720 },
}));

const Text = styled('div')(({ theme }) => ({
  paddingTop: 20,
  [theme.breakpoints.up('md')]: { paddingBlock: '56px 72px' },
}));

const Topic = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 16,
  color: theme.vars.palette.primary.main,
  '&::before': {
    content: '""',
    width: 9,
    height: 9,
    marginTop: -2,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 14px' });

const Picture = styled('div')(({ theme }) => ({
  marginInline: '-6%',
  [theme.breakpoints.up('md')]: { marginInline: '0 -40px' },
}));

/** The first slide of the home page: what the firm does, in one sentence and one drawing. */
export function Hero() {
  const { topic, caption, description, picture, services } = homeWords.hero;
  const [main, second] = heroActions.filter(leadsSomewhere);
  return (
    <NightPanel as="section" shape="band" sx={{ overflow: 'hidden' }}>
      <Split>
        <Text>
          <Topic>{topic}</Topic>
          <Typography variant="display">{caption}</Typography>
          <Typography variant="lead" sx={{ mt: 2.5, mb: 4, maxWidth: '30em', color: 'text.secondary' }}>
            {description}
          </Typography>
          <Actions>
            {main && (
              <Button variant="contained" component={Link} to={hrefOf(main)}>
                {main.label}
              </Button>
            )}
            {second && (
              <Button variant="outlined" component={Link} to={hrefOf(second)}>
                {second.label}
              </Button>
            )}
            <ArrowLink to={`#${servicesId}`}>{services}</ArrowLink>
          </Actions>
        </Text>
        <Picture>
          <Scene name="dataAnalytics" label={picture} />
        </Picture>
      </Split>
    </NightPanel>
  );
}
