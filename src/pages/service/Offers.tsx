import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import type { Point } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 56,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Offer = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '24px 0 24px 36px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 33,
    width: 11,
    height: 11,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
    '@media (forced-colors: active)': { border: '6px solid Highlight' },
  },
}));

const Text = styled('p')(({ theme }) => ({ marginTop: 4, color: theme.vars.palette.text.secondary }));

const headingId = 'offers';

export function Offers({ offers }: { offers: readonly Point[] }) {
  return (
    <PageSection background="tinted" labelledBy={headingId}>
      <SectionHeading id={headingId}>{servicePageCopy.offers}</SectionHeading>
      <List>
        {offers.map(({ title, text }) => (
          <Offer key={title}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Text>{text}</Text>
          </Offer>
        ))}
      </List>
    </PageSection>
  );
}
