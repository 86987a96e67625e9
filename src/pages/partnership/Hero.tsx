import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { Breadcrumbs } from '../../components/page/Breadcrumbs.tsx';
import { Container } from '../../components/page/Container.ts';
import { JoinedKolams } from '../../components/art/JoinedKolams.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.ts';
import { aboutCrumb } from '../../content/marketing/about.ts';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { partnershipCopy } from '../../content/marketing/partnership.ts';
import { fluid } from '../../theme/fluid.ts';
import { pageHead } from '../../theme/pageHead.ts';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  padding: `${pageHead.heading} 0 ${fluid(40, 56)}`,
  [theme.breakpoints.up(768)]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'center',
  },
  [theme.breakpoints.up('md')]: { gap: 48 },
}));

const Picture = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 420,
  marginInline: 'auto',
  [theme.breakpoints.up(768)]: { maxWidth: 560, margin: '-24px 0 0 auto' },
  [theme.breakpoints.up('xl')]: { maxWidth: 620 },
}));

const Sentence = styled('span')({ display: 'block' });

/** Two firms, drawn with one line. */
export function Hero() {
  const { heading, introduction, picture } = partnershipCopy.hero;
  const [firms, work] = heading;
  return (
    <DarkPanel as="header" shape="fullWidth">
      <Container sx={{ pt: pageHead.crumbs }}>
        <Breadcrumbs
          label={breadcrumbs.label}
          crumbs={[breadcrumbs.home, aboutCrumb, { label: partnershipCopy.crumb }]}
        />
        <Split>
          <div>
            <Typography variant="h1" tabIndex={-1}>
              <Sentence>{firms} </Sentence>
              <Sentence>{work}</Sentence>
            </Typography>
            <Typography
              variant="lead"
              sx={{ mt: pageHead.heroIntroduction, mb: 4, maxWidth: '31em', color: 'text.secondary' }}
            >
              {introduction}
            </Typography>
            <Button variant="contained" component={Link} to={paths.partnershipApplication}>
              {partnershipCopy.partner}
            </Button>
          </div>
          <Picture>
            <JoinedKolams label={picture} draws />
          </Picture>
        </Split>
      </Container>
    </DarkPanel>
  );
}
