import { paths } from '../../contract/paths.ts';
import { ClosingPanel } from '../components/ClosingPanel.tsx';
import { Container } from '../components/Container.tsx';
import { aboutWords } from '../content/about.ts';
import { sectionPadding } from '../theme/space.ts';
import { Expertise } from './about/Expertise.tsx';
import { Founders } from './about/Founders.tsx';
import { Hero } from './about/Hero.tsx';
import { WhyChoose } from './about/WhyChoose.tsx';

/** Who the firm is (specification section 2, About). */
export function AboutPage() {
  const { heading, text, action } = aboutWords.closing;
  return (
    <>
      <Hero />
      <WhyChoose />
      <Expertise />
      <Founders />
      <Container sx={{ pb: sectionPadding }}>
        <ClosingPanel heading={heading} text={text} action={{ label: action, to: paths.contact }} />
      </Container>
    </>
  );
}
