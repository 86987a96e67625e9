import { styled } from '@mui/material/styles';
import { PageSection } from '../../../components/page/PageSection.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { testimonialsCopy } from '../../../content/home/testimonialsCopy.ts';
import { testimonials } from '../../../content/home/testimonials.ts';
import { LineDown } from '../../../components/line/LineDown.tsx';
import { Testimonial, testimonialGap } from './Testimonial.tsx';

/** The first one large, the others beside it. */
const Quotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto auto',
    columnGap: testimonialGap,
  },
}));

const headingId = 'testimonials';
const heights = { narrow: 1210, medium: 1039, wide: 691 };

/** What three clients say. */
export function Testimonials() {
  const { heading, examples } = testimonialsCopy;
  return (
    <PageSection labelledBy={headingId} heights={heights}>
      <LineDown rightFrom="lg" />
      <SectionHeading id={headingId} introduction={examples}>
        {heading}
      </SectionHeading>
      <Quotes>
        {testimonials.map((testimonial, at) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} large={at === 0} />
        ))}
      </Quotes>
    </PageSection>
  );
}
