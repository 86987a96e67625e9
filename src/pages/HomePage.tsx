import { About } from './home/About.tsx';
import { Announcements } from './home/Announcements.tsx';
import { Hero } from './home/Hero.tsx';
import { Opportunities } from './home/Opportunities.tsx';
import { PartnershipBanner } from './home/PartnershipBanner.tsx';
import { Services } from './home/Services.tsx';
import { Technologies } from './home/Technologies.tsx';
import { Testimonials } from './home/Testimonials.tsx';

/** The sections of the home page, in the order of the specification (HOME-34). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Announcements />
      <About />
      <Services />
      <PartnershipBanner />
      <Technologies />
      <Opportunities />
      <Testimonials />
    </>
  );
}
