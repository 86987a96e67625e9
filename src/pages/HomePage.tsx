import { About } from './home/About.tsx';
import { Hero } from './home/Hero.tsx';
import { Opportunities } from './home/Opportunities.tsx';
import { Services } from './home/Services.tsx';

/** The sections of the home page, in the order of the specification (HOME-34). */
export function HomePage() {
  return (
    <>
      <Hero />
      <About />
      <Services />
      <Opportunities />
    </>
  );
}
