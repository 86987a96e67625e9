import { useSiteSelector } from '../../../state/hooks.ts';
import { selectOpenTestimonial } from '../../../state/uiSlice.ts';
import { testimonialDialog } from './lazyTestimonialDialog.ts';

/** Where the dialog of a testimonial belongs. It listens alone, so that the page does not. */
export function TestimonialHost() {
  const open = useSiteSelector(selectOpenTestimonial);
  return <testimonialDialog.Part needed={open !== null} />;
}
