import { styled } from '@mui/material/styles';
import { PageSection } from '../../../components/page/PageSection.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { homeCopy } from '../../../content/home/home.ts';
import { testimonials } from '../../../content/home/testimonials.ts';
import { Testimonial } from './Testimonial.tsx';

/** The first one large, the others beside it. */
const Quotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li + li': {
    marginTop: 32,
    paddingTop: 32,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto auto',
    columnGap: 'clamp(32px, 5.6vw, 72px)',
    '& > li:first-of-type': {
      gridRow: '1 / 3',
      paddingRight: 'clamp(32px, 5.6vw, 72px)',
      borderRight: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > li:nth-of-type(2)': { marginTop: 0, paddingTop: 0, borderTop: 0 },
  },
}));

const headingId = 'testimonials';

/** What three clients say. */
export function Testimonials() {
  return (
    <PageSection labelledBy={headingId}>
      <SectionHeading id={headingId}>{homeCopy.testimonials.heading}</SectionHeading>
      <Quotes>
        {testimonials.map((testimonial, at) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} large={at === 0} />
        ))}
      </Quotes>
    </PageSection>
  );
}
