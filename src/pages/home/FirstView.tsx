import { About } from './About.tsx';
import { Announcements } from './Announcements.tsx';
import { Hero } from './hero/Hero.tsx';

/** The sections of the home page that a visitor meets first. */
export function FirstView() {
  return (
    <>
      <Hero />
      <Announcements />
      <About />
    </>
  );
}
