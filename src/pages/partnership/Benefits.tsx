import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { partnershipCopy } from '../../content/marketing/partnership.ts';

const Panel = styled('ul')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const dot = 13;

const Cell = styled('li')(({ theme }) => {
  /** The dot of a kolam, where four cells meet: at the lower right corner. */
  const crossing = {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    right: -dot / 2 - 0.5,
    bottom: -dot / 2 - 0.5,
    width: dot,
    height: dot,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
    boxShadow: `0 0 0 7px ${theme.vars.palette.background.paper}`,
  } as const;
  return {
    position: 'relative',
    padding: '24px 20px 26px',
    // hairlines lie on the cell's outer edge, so that the panel's own border is never doubled
    boxShadow: `1px 1px 0 ${theme.vars.palette.divider}`,
    // shadows are not drawn there
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    breakInside: 'avoid',
    [theme.breakpoints.up('sm')]: { padding: '32px 32px 36px' },
    [theme.breakpoints.between('sm', 'lg')]: { '&:nth-of-type(1)::after, &:nth-of-type(3)::after': crossing },
    [theme.breakpoints.up('lg')]: {
      minHeight: 176,
      '&:nth-of-type(1)::after, &:nth-of-type(2)::after': crossing,
    },
  };
});

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
