import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as constants from '../../../../contract/constants.ts';
import { LoopedInitials } from '../../../components/art/LoopedInitials.tsx';
import { Rating } from '../../../components/feedback/Rating.tsx';
import { testimonialsCopy } from '../../../content/home/testimonialsCopy.ts';
import { hrefOf } from '../../../content/navigation.ts';
import type { Testimonial as TestimonialCopy } from '../../../content/home/testimonials.ts';
import { lazyWithRetry } from '../../../hydration/loading/lazyWithRetry.tsx';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { selectOpenTestimonial, testimonialClosed, testimonialOpened } from '../../../state/uiSlice.ts';
import { notForwarded } from '../../../theme/notForwarded.ts';
import { fluid } from '../../../theme/fluid.ts';
import { gutter } from '../../../theme/space.ts';

const TestimonialDialog = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "testimonial" */ './TestimonialDialog.tsx')).TestimonialDialog,
);

type SizeProps = {
  /** The first one, beside the others on wide windows. */
  large: boolean;
};

/** Space on either side of the divider between the large testimonial and the others. */
export const testimonialGap = 'clamp(32px, 5.6vw, 72px)';

const Item = styled(
  'li',
  notForwarded('large'),
)<SizeProps>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  variants: [
    {
      props: { large: true },
      style: {
        [theme.breakpoints.up('md')]: {
          gridRow: '1 / 3',
          paddingRight: testimonialGap,
          borderRight: `1px solid ${theme.vars.palette.divider}`,
        },
      },
    },
    {
      props: { large: false },
      style: {
        marginTop: 32,
        paddingTop: 32,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        // In the second column nothing stands above it.
        [theme.breakpoints.up('md')]: { '&:nth-of-type(2)': { marginTop: 0, paddingTop: 0, borderTop: 0 } },
      },
    },
  ],
}));

const Quote = styled(
  'blockquote',
  notForwarded('large'),
)<SizeProps>(({ theme }) => ({
  marginTop: 12,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  // The quotation mark hangs outside the column, so that the letters align; not on phones, where the line down the page is
  // near.
  textIndent: `max(-.4em,20px - ${gutter})`,
  variants: [
    {
      props: { large: true },
      style: {
        flexGrow: 1,
        marginTop: 18,
        // It has more lines than browsers make equally long.
        textWrap: 'pretty',
        fontFamily: theme.typography.h3.fontFamily,
        fontWeight: 500,
        fontSize: fluid(23, 32),
        lineHeight: 1.32,
        // In this wider column the text has fewer lines; larger type keeps it from leaving a gap above the client's
        // name.
        [theme.breakpoints.up('xl')]: { fontSize: '2.5rem' },
      },
    },
  ],
}));

const Person = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, marginTop: 22 });

const Role = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  lineHeight: 1.4,
}));

/** With room between the touch areas for the outline of either. */
const Actions = styled('div')({ display: 'flex', gap: 20, marginTop: 10 });

/** Its text begins at the column's edge; its touch area extends beyond it. */
const Action = styled(Button)({ marginLeft: -12 }) as typeof Button;

type TestimonialProps = {
  testimonial: TestimonialCopy;
} & SizeProps;

/** One client: stars, words, name and role, a button for the whole text and a link to the contact page. */
export function Testimonial({ testimonial, large }: TestimonialProps) {
  const { name, initials, role, rating, feedback } = testimonial;
  const { outOf, stars, more, contact } = testimonialsCopy;
  const dispatch = useSiteDispatch();
  const open = useSiteSelector((state) => selectOpenTestimonial(state) === name);
  const nameId = useId();
  const maximum = constants.ratingMaximum;
  const preload = () => void TestimonialDialog.preload();
  return (
    <Item large={large}>
      <Rating
        rating={rating}
        maximum={maximum}
        text={outOf(rating, maximum)}
        label={stars(rating, maximum)}
      />
      <Quote large={large}>{`“${feedback}”`}</Quote>
      <Person>
        <LoopedInitials initials={initials} />
        <div>
          <Typography variant="h5" component="h3" id={nameId}>
            {name}
          </Typography>
          <Role>{role}</Role>
        </div>
      </Person>
      <Actions>
        <Action
          aria-describedby={nameId}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => dispatch(testimonialOpened(name))}
        >
          {more}
        </Action>
        <Action component={Link} to={hrefOf(contact)}>
          {contact.label}
        </Action>
      </Actions>
      <TestimonialDialog
        open={open}
        testimonial={testimonial}
        onClose={() => dispatch(testimonialClosed())}
      />
    </Item>
  );
}
