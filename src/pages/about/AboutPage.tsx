import { paths } from '../../../contract/paths.ts';
import { ClosingPanel } from '../../components/page/ClosingPanel.tsx';
import { Container } from '../../components/page/Container.tsx';
import { aboutCopy } from '../../content/marketing/about.ts';
import { sectionPadding } from '../../theme/space.ts';
import { Expertise } from './Expertise.tsx';
import { Founders } from './Founders.tsx';
import { Hero } from './Hero.tsx';
import { LateDayKolam } from './kolam/LateDayKolam.ts';
import { WhyChoose } from './WhyChoose.tsx';

function Sections() {
  const { heading, text, action } = aboutCopy.closing;
  return (
    <>
      <Hero />
      <WhyChoose />
      <Expertise />
      <Founders />
      <LateDayKolam />
      <Container sx={{ py: sectionPadding }}>
        <ClosingPanel heading={heading} text={text} action={{ label: action, to: paths.contact }} />
      </Container>
    </>
  );
}

/** Who the firm is (specification 2). */
export const AboutPage = Object.assign(Sections, { preload: LateDayKolam.preload });
