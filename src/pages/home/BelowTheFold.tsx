import { Opportunities } from './Opportunities.tsx';
import { PartnershipBanner } from './PartnershipBanner.tsx';
import { Services } from './services/Services.tsx';
import { Technologies } from './technologies/Technologies.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';

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
