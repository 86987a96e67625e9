import { makeLazyPart } from '../../../hydration/lazyPart.ts';

/** The dialog with a client's whole words, in a script file of its own. */
export const testimonialDialog = makeLazyPart<object>(async () => {
  const { TestimonialDialog } = await import(/* webpackChunkName: "testimonial" */ './TestimonialDialog.tsx');
  return TestimonialDialog;
});
