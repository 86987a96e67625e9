import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dividedPanel, panelCell, panelCrossing } from '../../components/page/dividedPanel.ts';
import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { partnershipCopy } from '../../content/marketing/partnership.ts';

const Panel = styled('ul')(({ theme }) => ({
  ...dividedPanel(theme),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Cell = styled('li')(({ theme }) => ({
  ...panelCell(theme),
  padding: '24px 20px 26px',
  [theme.breakpoints.up('sm')]: { padding: '32px 32px 36px' },
  [theme.breakpoints.between('sm', 'lg')]: {
    '&:nth-of-type(1)::after, &:nth-of-type(3)::after': panelCrossing(theme),
  },
  [theme.breakpoints.up('lg')]: {
    minHeight: 176,
    '&:nth-of-type(1)::after, &:nth-of-type(2)::after': panelCrossing(theme),
  },
}));

const Text = styled(Typography)(({ theme }) => ({
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
}));

const headingId = 'benefits';

/** Six benefits in one divided panel. */
export function Benefits() {
  const { heading, entries } = partnershipCopy.benefits;
  return (
    <PageSection labelledBy={headingId}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <Panel>
        {entries.map(({ title, text }) => (
          <Cell key={title}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Text>{text}</Text>
          </Cell>
        ))}
      </Panel>
    </PageSection>
  );
}
