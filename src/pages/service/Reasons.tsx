import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { TightTop } from '../../components/page/TightTop.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { ServicePageCopy } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';

const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: 'clamp(40px, 6.25vw, 80px)',
  },
}));

const List = styled('ul')(({ theme }) => ({
  '& li': { paddingBlock: 28, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& li:last-of-type': { paddingBottom: 0 },
  '& p': { marginTop: 6, color: theme.vars.palette.text.secondary },
}));

const headingId = 'why';

/** Statements on rules beside the heading, not cards. */
export function Reasons({ why: { subject, introduction, reasons } }: Pick<ServicePageCopy, 'why'>) {
  return (
    <TightTop>
      <PageSection labelledBy={headingId}>
        <TwoColumns>
          <div>
            <Typography variant="h2" id={headingId}>
              {servicePageCopy.why(subject)}
            </Typography>
            <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary' }}>
              {introduction}
            </Typography>
          </div>
          <List>
            {reasons.map(({ title, text }) => (
              <li key={title}>
                <Typography variant="h3">{title}</Typography>
                <p>{text}</p>
              </li>
            ))}
          </List>
        </TwoColumns>
      </PageSection>
    </TightTop>
  );
}
