import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as constants from '../../../../contract/constants.ts';
import { LoopedInitials } from '../../../components/art/LoopedInitials.tsx';
import { OverlayDialog } from '../../../components/feedback/OverlayDialog.tsx';
import { Rating } from '../../../components/feedback/Rating.tsx';
import { testimonialsCopy } from '../../../content/home/testimonialsCopy.ts';
import { hrefOf } from '../../../content/navigation.ts';
import type { Testimonial } from '../../../content/home/testimonials.ts';
import { wholeTestimonials } from '../../../content/home/wholeTestimonials.ts';
import { lowPadding, lowWindow } from '../../../theme/tokens/overlay.ts';

/** Aligns the drawing, not its margin, with the edge of the text. A low window shows only the words. */
const Initials = styled(LoopedInitials)({
  margin: '0 0 16px -1px',
  [lowWindow]: { display: 'none' },
});

type TestimonialDialogProps = { open: boolean; testimonial: Testimonial; onClose: () => void };

/** Everything a client said, and a link to the page about partnership (specification D22). */
export function TestimonialDialog({ open, testimonial, onClose }: TestimonialDialogProps) {
  const { name, initials, role, rating } = testimonial;
  const title = useId();
  const { stars, outOf, close, partnership } = testimonialsCopy;
  const maximum = constants.ratingMaximum;
  return (
    <OverlayDialog
      open={open}
      aria-labelledby={title}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: {
            maxWidth: { sm: 560 },
            padding: { sm: '40px 44px 36px' },
            [lowWindow]: { padding: lowPadding },
          },
        },
      }}
    >
      <Initials initials={initials} />
      <DialogTitle id={title}>{name}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{role}</Typography>
        <Rating
          rating={rating}
          maximum={maximum}
          text={outOf(rating, maximum)}
          label={stars(rating, maximum)}
        />
        <blockquote>
          {wholeTestimonials[name]?.map((words) => (
            <Typography key={words} sx={{ mt: 1.5 }}>
              {words}
            </Typography>
          ))}
        </blockquote>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" component={Link} to={hrefOf(partnership)}>
          {partnership.label}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
