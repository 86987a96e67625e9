import { Hero } from './Hero.tsx';
import { Openings } from './Openings.tsx';
import { WhyWorkWithUs } from './WhyWorkWithUs.tsx';

/** The two openings and why to take one (specification 2). */
export function CareersPage() {
  return (
    <>
      <Hero />
      <Openings />
      <WhyWorkWithUs />
    </>
  );
}
