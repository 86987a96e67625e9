import { Opportunities } from './Opportunities.tsx';
import { PartnershipBanner } from './PartnershipBanner.tsx';
import { Services } from './Services.tsx';
import { Technologies } from './Technologies.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The sections of the home page that nobody sees at first. */
export function BelowTheFold() {
  return (
    <>
      <Services />
      <PartnershipBanner />
      <Technologies />
      <Opportunities />
      <Testimonials />
    </>
  );
}
