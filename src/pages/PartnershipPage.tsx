import { paths } from '../../contract/paths.ts';
import { ClosingPanel } from '../components/ClosingPanel.tsx';
import { Container } from '../components/Container.tsx';
import { partnershipWords } from '../content/partnership.ts';
import { sectionPadding } from '../theme/space.ts';
import { Benefits } from './partnership/Benefits.tsx';
import { Hero } from './partnership/Hero.tsx';
import { Industries } from './partnership/Industries.tsx';
import { Steps } from './partnership/Steps.tsx';
import { Stories } from './partnership/Stories.tsx';

/** What a partnership is (specification section 2, Partnership marketing page). */
export function PartnershipPage() {
  const { closing, partner } = partnershipWords;
  return (
    <>
      <Hero />
      <Benefits />
      <Industries />
      <Steps />
      <Stories />
      <Container sx={{ pb: sectionPadding }}>
        <ClosingPanel
          heading={closing.heading}
          text={closing.text}
          action={{ label: partner, to: paths.partnershipApplication }}
        />
      </Container>
    </>
  );
}
