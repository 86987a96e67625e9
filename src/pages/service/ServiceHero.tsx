import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx';
import { Container } from '../../components/Container.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import type { Service } from '../../content/service.ts';
import { servicePageWords } from '../../content/servicePage.ts';
import { fluid } from '../../theme/typography.ts';
import { toSection } from '../toSection.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { Facts } from './Facts.tsx';
import { processId } from './Process.tsx';
import { ServiceArt } from './ServiceArt.tsx';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  paddingBlock: `${fluid(20, 28)} ${fluid(56, 88)}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 596fr) minmax(0, 500fr)',
    alignItems: 'center',
    gap: 'clamp(32px, 4.4vw, 56px)',
  },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginTop: 32,
});

/** On phones the drawing stands below the words, not wider than half the window is high. */
const Picture = styled('div')(({ theme }) => ({
  width: 'min(100%, 320px)',
  [theme.breakpoints.up('md')]: { width: 'auto' },
}));

/** What the service is, in a sentence, a drawing and three facts. */
export function ServiceHero({ service: { name, title, page } }: { service: Service }) {
  const { label, home, services } = breadcrumbs;
  return (
    <Container sx={{ pt: { xs: 2, md: 3.5 } }}>
      <Breadcrumbs label={label} crumbs={[home, services, { label: title }]} />
      <Split>
        <div>
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography variant="lead" sx={{ mt: 2.5, color: 'text.secondary' }}>
            {page.lead}
          </Typography>
          <Actions>
            <ApplyButton call={page.call} />
            <Button component={Link} {...toSection(processId)}>
              {servicePageWords.readProcess}
            </Button>
          </Actions>
          <Facts facts={page.facts} />
        </div>
        <Picture>
          <ServiceArt name={name} />
        </Picture>
      </Split>
    </Container>
  );
}
