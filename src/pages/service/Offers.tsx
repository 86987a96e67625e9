import { styled } from '@mui/material/styles';
import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { listDot, listIndent } from '../../components/text/listDot.ts';
import type { Point } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 56,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Offer = styled('li')(({ theme }) => ({
  padding: `24px 0 24px ${listIndent}px`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, ...listDot(theme, 1.3) }));

const Text = styled('p')(({ theme }) => ({ marginTop: 4, color: theme.vars.palette.text.secondary }));

const headingId = 'offers';

export function Offers({ offers }: { offers: readonly Point[] }) {
  return (
    <PageSection background="tinted" labelledBy={headingId}>
      <SectionHeading id={headingId}>{servicePageCopy.offers}</SectionHeading>
      <List>
        {offers.map(({ title, text }) => (
          <Offer key={title}>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Offer>
        ))}
      </List>
    </PageSection>
  );
}
