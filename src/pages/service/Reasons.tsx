import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageSection } from '../../components/page/PageSection.tsx';
import { company } from '../../content/company.ts';
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

const Reason = styled('li')(({ theme }) => ({
  '& + &': { marginTop: 28, paddingTop: 28, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Text = styled('p')(({ theme }) => ({ marginTop: 6, color: theme.vars.palette.text.secondary }));

/** The firm's name, which moves to a new line before it breaks. */
const Name = styled('span')({ display: 'inline-block' });

const headingId = 'why';
const heights = { narrow: 576, medium: 422, wide: 345 };

/** Statements between dividers, not cards, beside the heading. */
export function Reasons({ why: { subject, introduction, reasons } }: Pick<ServicePageCopy, 'why'>) {
  return (
    <PageSection labelledBy={headingId} heights={heights}>
      <TwoColumns>
        <div>
          <Typography variant="h2" id={headingId}>
            {servicePageCopy.why.before}
            <Name>{company.name}</Name>
            {servicePageCopy.why.after(subject)}
          </Typography>
          <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary' }}>
            {introduction}
          </Typography>
        </div>
        <ul>
          {reasons.map(({ title, text }) => (
            <Reason key={title}>
              <Typography variant="h3">{title}</Typography>
              <Text>{text}</Text>
            </Reason>
          ))}
        </ul>
      </TwoColumns>
    </PageSection>
  );
}
