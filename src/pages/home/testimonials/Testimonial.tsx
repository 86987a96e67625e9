import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { constants } from '../../../../contract/constants.ts';
import { LoopedInitials } from '../../../components/art/LoopedInitials.tsx';
import { Rating } from '../../../components/feedback/Rating.tsx';
import { homeCopy } from '../../../content/home/home.ts';
import { hrefOf } from '../../../content/navigation.ts';
import type { Testimonial as TestimonialCopy } from '../../../content/home/testimonials.ts';
import { lazyWithRetry } from '../../../hydration/lazyWithRetry.tsx';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { selectOpenTestimonial, testimonialClosed, testimonialOpened } from '../../../state/uiSlice.ts';
import { fluid } from '../../../theme/typography.ts';

const TestimonialDialog = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "testimonial" */ './TestimonialDialog.tsx')).TestimonialDialog,
);

const Item = styled('li')({ display: 'flex', flexDirection: 'column' });

const Quote = styled('blockquote', { shouldForwardProp: (name) => name !== 'large' })<{ large: boolean }>(
  ({ theme }) => ({
    marginTop: 12,
    fontSize: '1.1875rem',
    lineHeight: 1.5,
    textWrap: 'pretty',
    variants: [
      {
        props: { large: true },
        style: {
          flexGrow: 1,
          marginTop: 18,
          fontFamily: theme.typography.h3.fontFamily,
          fontWeight: 500,
          fontSize: fluid(23, 32),
          lineHeight: 1.32,
        },
      },
    ],
  }),
);

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginTop: 22,
  '& span': { display: 'block', color: theme.vars.palette.text.secondary, lineHeight: 1.4 },
}));

const Actions = styled('div')({
  display: 'flex',
  gap: 4,
  marginTop: 10,
  '& > *': { minHeight: 44 },
  // its words begin at the column's edge, its touch area before it
  '& > :first-of-type': { marginLeft: -12 },
});

interface TestimonialProps {
  testimonial: TestimonialCopy;
  large: boolean;
}

/** One client: stars, words, who it is, and two ways on. */
export function Testimonial({ testimonial, large }: TestimonialProps) {
  const { name, initials, role, rating, feedback } = testimonial;
  const { outOf, stars, more, contact } = homeCopy.testimonials;
  const dispatch = useSiteDispatch();
  const open = useSiteSelector((state) => selectOpenTestimonial(state) === name);
  const nameId = useId();
  const maximum = constants.ratingMaximum;
  const preload = () => void TestimonialDialog.preload();
  return (
    <Item>
      <Rating
        rating={rating}
        maximum={maximum}
        text={outOf(rating, maximum)}
        label={stars(rating, maximum)}
      />
      <Quote large={large}>{`‘${feedback}’`}</Quote>
      <Person>
        <LoopedInitials initials={initials} />
        <div>
          <Typography variant="h5" component="h3" id={nameId}>
            {name}
          </Typography>
          <span>{role}</span>
        </div>
      </Person>
      <Actions>
        <Button
          aria-describedby={nameId}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => dispatch(testimonialOpened(name))}
        >
          {more}
        </Button>
        <Button component={Link} to={hrefOf(contact)}>
          {contact.label}
        </Button>
      </Actions>
      <TestimonialDialog
        open={open}
        testimonial={testimonial}
        onClose={() => dispatch(testimonialClosed())}
      />
    </Item>
  );
}
