import { paths } from '../../../contract/paths.ts';
import { BeginningFirst } from '../../components/page/BeginningFirst.tsx';
import { ClosingPanel } from '../../components/page/ClosingPanel.tsx';
import { Container } from '../../components/page/Container.ts';
import { aboutCopy } from '../../content/marketing/about.ts';
import { sectionPadding } from '../../theme/space.ts';
import { Expertise } from './Expertise.tsx';
import { Founders } from './Founders.tsx';
import { Hero } from './Hero.tsx';
import { LateDayKolam } from './kolam/LateDayKolam.tsx';
import { WhyChoose } from './WhyChoose.tsx';

const { heading, text, action } = aboutCopy.closing;

const beginning = (
  <>
    <Hero />
    <WhyChoose />
  </>
);

const rest = (
  <>
    <Expertise />
    <Founders />
    <LateDayKolam />
    <Container sx={{ py: sectionPadding }}>
      <ClosingPanel heading={heading} text={text} action={{ label: action, to: paths.contact }} />
    </Container>
  </>
);

/** Who the firm is (specification 2). */
export const AboutPage = () => <BeginningFirst beginning={beginning} rest={rest} />;
