import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { textBeside } from '../../components/page/textBeside.ts';
import { company } from '../../content/company.ts';
import type { ServicePageCopy } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';

const Reason = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  paddingBlock: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { paddingBottom: 0 },
  ...textBeside(theme, 5),
}));

const Text = styled('p')(({ theme }) => ({ maxWidth: '36em', color: theme.vars.palette.text.secondary }));

/** The firm's name, which moves to a new line before it breaks. */
const Name = styled('span')({ display: 'inline-block' });

const headingId = 'why';
const heights = { narrow: 594, medium: 472, wide: 411 };

/** Statements between dividers, not cards: on wide windows what each means stands beside it. */
export function Reasons({ why: { subject, introduction, reasons } }: Pick<ServicePageCopy, 'why'>) {
  return (
    <PageSection labelledBy={headingId} heights={heights}>
      <SectionHeading id={headingId} introduction={introduction}>
        {servicePageCopy.why.before}
        <Name>{company.name}</Name>
        {servicePageCopy.why.after(subject)}
      </SectionHeading>
      <ul>
        {reasons.map(({ title, text }) => (
          <Reason key={title}>
            <Typography variant="h3">{title}</Typography>
            <Text>{text}</Text>
          </Reason>
        ))}
      </ul>
    </PageSection>
  );
}
