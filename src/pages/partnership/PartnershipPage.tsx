import { paths } from '../../../contract/paths.ts';
import { ClosingPanel } from '../../components/page/ClosingPanel.tsx';
import { Container } from '../../components/page/Container.ts';
import { partnershipCopy } from '../../content/marketing/partnership.ts';
import { sectionPadding } from '../../theme/space.ts';
import { Benefits } from './Benefits.tsx';
import { Hero } from './Hero.tsx';
import { Industries } from './Industries.tsx';
import { Steps } from './Steps.tsx';
import { Stories } from './Stories.tsx';

/** What a partnership is (specification 2). */
export function PartnershipPage() {
  const { closing, partner } = partnershipCopy;
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
