import { Hero } from './careers/Hero.tsx';
import { Openings } from './careers/Openings.tsx';
import { WhyWorkWithUs } from './careers/WhyWorkWithUs.tsx';

/** The two openings and why to take one (specification section 2, Careers). */
export function CareersPage() {
  return (
    <>
      <Hero />
      <Openings />
      <WhyWorkWithUs />
    </>
  );
}
